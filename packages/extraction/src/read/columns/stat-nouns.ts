/** What players and teams are counted by in a report of a match, as base forms. */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";

const STATS = wordSet(`
  point rebound board assist steal block turnover three-pointer goal save tackle shot corner foul try conversion penalty clearance
  interception cross yard touchdown reception carry catch sack hit run wicket strikeout walk rbi homer kill ace dig run-out
  boundary win loss draw title gold silver bronze medal card offside pass dribble appearance cap birdie bogey eagle podium`);

/** "rebounds" → "rebound"; null where it is nothing that a player is counted by. */
export const statOf = (word: string): string | null => {
  const base = singular(word.toLowerCase());
  return STATS.has(base) ? base : null;
};

/** The word for more than one: "rebound" → "Rebounds", "pass" → "Passes". */
export const statsOf = (stat: string): string => {
  const many = /(?:s|sh|ch|x)$/u.test(stat)
    ? `${stat}es`
    : /[^aeiou]y$/u.test(stat)
      ? `${stat.slice(0, -1)}ies`
      : `${stat}s`; // catches "pass" and "try", not "point" or "boy"
  return UNCOUNTED.has(stat) ? stat : many;
};

const UNCOUNTED = wordSet("gold silver bronze");

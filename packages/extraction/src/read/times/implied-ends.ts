/**
 * A pair that no word says changes is no before and after: "The judges split 5 to 4", "Leeds won the vote, 312 to 290", "A is to B
 * as 3 is to 5". Sides of a vote are its own: "Parliament passed the bill by 312 to 290" → For · Against.
 */

import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { isFigure, type Mention } from "../../recognize/mention.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";

const RIVALRY = /\b(?:split|(?:won|lost) the|votes?|voted|passed|approved|carried|ratio|is to)\b/iu; // catches "split 5 to 4", not "splitting"
const TELLS = /→|->|\b(?:from|was|were|now|then|before|after|since|used to|went|gone|turned|changed?|last|ago)\b/iu; // catches "was 4, now 6", not "won"
const VOTED = /\b(?:voted|passed|approved|carried|adopted)\b[^.;:\d]{0,40}?(?:by )?$/iu; // catches "The council voted ", not "voted. It took "
const APART = /^ ?(?:to|[–-]) ?$/u; // catches " to ", not " in May to "
const AGAINST = /^ (?:votes? )?(?:against|not to|down)\b/iu; // catches " against the tram", not " for it"

/** Some word says that one thing changed. */
const changes = ({ text, words }: Scan): boolean =>
  matches(text, TELLS) || [...CHANGE_UP, ...CHANGE_DOWN].some((word) => word !== "lost" && words.has(word));

const isImplied = ({ reading: { points, series } }: Ranked): boolean =>
  series.length === 1 &&
  points.length === 2 &&
  points.every(({ axis }) => axis?.family === "relative" && axis.to === 0);

/** The sides of a vote that is told in one pair; null for none. */
function votesOf({ text }: Scan, mentions: readonly Mention[]): Reading | null {
  const [one, two, more] = mentions.filter(isFigure);
  if (!one || !two || more || !VOTED.test(text.slice(0, one.start)) || !APART.test(text.slice(one.end, two.start)))
    return null;
  const [yes, no] = AGAINST.test(text.slice(two.end)) ? [two, one] : [one, two];
  return {
    shape: "pairs",
    series: [""],
    points: [{ name: "For" }, { name: "Against" }],
    cells: [[cellOf(yes)], [cellOf(no)]],
    units: [yes.unit],
    figures: [yes, no],
    cost: 0,
  };
}

const OTHERS = /\b(?:those|the ones) (?:from|of|in|on|at|by|for|with|without|who)\b/iu; // catches "and those from mobiles", not "those days"

/** "Calls from landlines fell to 12%, those from mobiles rose to 88%": the second figure is of others. */
function tellsOthers({ text }: Scan, { reading }: Ranked): boolean {
  const [one, two] = reading.figures.toSorted((a, b) => a.start - b.start);
  return one !== undefined && two !== undefined && OTHERS.test(text.slice(one.end, two.start));
}

/** The readings, without those of a change that is none. */
export function withoutImplied(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [first] = rows;
  if (first && isImplied(first) && tellsOthers(scan, first)) {
    const named = rows.filter((row) => !isImplied(row) && row.reading.points.length > 1);
    const [told] = named.filter(({ rule }) => rule);
    return told ? [told, ...named.filter((row) => row !== told)] : named;
  }
  if (!matches(scan.text, RIVALRY) || changes(scan)) return rows;
  const votes = votesOf(scan, mentions);
  if (votes) {
    const read = rank(votes, { figures: votes.figures, cost: 0, total: null, foreign: 0 });
    return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }];
  }
  const [best] = rows;
  return best && isImplied(best) ? [] : rows;
}

/**
 * The time behind a bare run of figures is that of all of them, and not of the last: "Quarterly NPS went 32, 38, 41, 47 this
 * year". Not "4, 9 and 12 in 2021, 2022 and 2023", nor a run with names or times of its own.
 */
import { PREPOSITIONS, wordSet } from "../../../lexicon/closed-class.ts";
import { lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";
import { aside } from "../../place.ts";

const FEWEST = 3;
const JOINS: ReadonlySet<string> = new Set([",", ";", "and", "then", "finally", "→", "/", "-", "–"]);
const BETWEEN: ReadonlySet<string> = new Set(["to", "and", "through", "-", "–"]);
const LEADS = wordSet("in during over for so far");

const joined = (scan: Scan, one: Figure, two: Figure): boolean =>
  two.from > one.to && scan.tokens.slice(one.to, two.from).every(({ lower }) => JOINS.has(lower));

export function timesOfRuns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const last = figures.at(-1);
  const [time, ...more] = mentions.filter(isAxis);
  if (!last || !time || more.length > 0 || figures.length < FEWEST || time.from < last.to) return mentions;
  const run = figures.every(
    (figure, at) => !figure.basis && (at === 0 || joined(scan, figures[at - 1] ?? figure, figure)),
  );
  const near = scan.tokens.slice(last.to, time.from).every(({ lower }) => LEADS.has(lower));
  const behind = tokenAt(scan, time.to);
  const ended = behind.kind === "line" || [".", "!", ",", ";", "?", ""].includes(behind.lower);
  const several = scan.tokens.slice(time.from, time.to).some(({ lower }) => BETWEEN.has(lower)); // "in weeks 14 to 18"
  if (several || !run || !near || !ended || PREPOSITIONS.has(lowerAt(scan, last.to - 1))) return mentions;
  const away = aside(scan, last.to, time.to, "the time of all");
  return mentions.map((mention) => (mention === time ? away : mention));
}

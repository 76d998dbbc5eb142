/**
 * A run of numbered things with a figure for each goes by them, and not by the month in front: "The January gas for flats 1 to 3 came to 212, 187 and
 * 164 euros. Number three and I will talk" → Flat 1 · 2 · 3; number three is one of them and no figure. Not "January 12, flats 1 to 3 40".
 */
import { lowerAt, type Scan, says, tokenAt } from "../../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";
import { aside } from "../../place.ts";

const RANGED = ["to", "through", "-", "–"];
const FEWEST = 3;
const NUMBERED: ReadonlySet<string> = new Set(["number", "no", "unit", "flat", "room", "house", "plot", "team"]);

/** "Number four" in a sentence without another figure. */
const isMember = (scan: Scan, { from, to, value, bare }: Figure, first: number, last: number): boolean =>
  bare &&
  NUMBERED.has(lowerAt(scan, from - 1)) &&
  [".", "!", "?", "\n"].includes(tokenAt(scan, from - 2).text) &&
  tokenAt(scan, to).kind === "word" &&
  value >= first &&
  value <= last;

export function membersOfRuns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, RANGED)) return mentions;
  const axes = mentions.filter(isAxis);
  const [run, ...runs] = axes.filter(({ through, family }) => through !== undefined && family === "step");
  if (!run || run.through === undefined || runs.length > 0 || axes.length > 2) return mentions;
  const [first, last] = [run.order, run.through];
  const figures = mentions.filter(isFigure);
  const members = figures.filter((figure) => isMember(scan, figure, first, last));
  const [time] = axes.filter((axis) => axis !== run);
  const each = figures.length - members.length === last - first + 1 && figures.length >= FEWEST;
  const fronted =
    time && time.to < run.from && time.through === undefined && figures.every(({ from }) => from > run.to);
  if (!each || (members.length === 0 && !fronted)) return mentions;
  return mentions.map((mention) => {
    if (fronted && mention === time) return aside(scan, mention.from, mention.to, "the time of all");
    return members.some((member) => member === mention)
      ? aside(scan, mention.from - 1, mention.to, "a number of a thing")
      : mention;
  });
}

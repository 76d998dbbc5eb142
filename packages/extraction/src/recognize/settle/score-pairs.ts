/**
 * Scores of many rows that look like something else in one of them: "Rovers 31:12, United 27:19, Athletic 14:33" has no time
 * of day, "Lions won 12 and lost 4, Bears won 8 and lost none" tells a zero and not what is left of 8.
 */
import { verbSense } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const NOT_NAMES = new Set("at by from until till to since before after around about and or between".split(" "));

/** "14:33" behind a name, where the text has scores that can be no times: its two figures. */
function scoreIn(scan: Scan, { from, to }: Mention): readonly Mention[] | null {
  const named = isWordAt(scan, from - 1) && !NOT_NAMES.has(lowerAt(scan, from - 1));
  const plain =
    to === from + 3 && lowerAt(scan, from + 1) === ":" && isNumberAt(scan, from) && isNumberAt(scan, from + 2);
  const figures = named && plain ? [figureAt(scan, from), figureAt(scan, from + 2)] : [];
  const found = figures.flatMap((figure) => figure ?? []);
  return found.length === 2 ? found : null;
}

/** "31:12", told as two figures. */
const isScore = (scan: Scan, one: Mention, two: Mention | undefined): boolean =>
  isFigure(one) &&
  two !== undefined &&
  isFigure(two) &&
  two.from === one.to + 1 &&
  lowerAt(scan, one.to) === ":" &&
  isWordAt(scan, one.from - 1);

/** The mentions with such times as the scores that they are. */
export function scorePairs(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const clocks = mentions.filter((mention) => isAxis(mention) && mention.family === "clock");
  if (clocks.length === 0 || !mentions.some((one, at) => isScore(scan, one, mentions[at + 1]))) return mentions;
  return mentions.flatMap((mention) => (clocks.includes(mention) ? (scoreIn(scan, mention) ?? [mention]) : [mention]));
}

const NONE = ["none", "nothing", "nobody"];

/** The mentions with "none" as the zero that it states, and not as a step, where the verb in front of it is told of others too. */
export function noneBeside(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, NONE)) return mentions;
  const verbs = mentions.filter(isFigure).map(({ from }) => lowerAt(scan, from - 1));
  return mentions.map((mention) => {
    const none = isFigure(mention) && mention.value === 0 && NONE.includes(lowerAt(scan, mention.from));
    const own = lowerAt(scan, mention.from - 1);
    const told = none && verbSense(own) !== null && verbs.filter((verb) => verb === own).length > 1;
    return told ? { ...mention, basis: { spans: [], how: "" } } : mention;
  });
}

/**
 * One that is denied is none: "Anna sold 12, Ben 9 and Carla didn't sell one", "I never touched one", "York failed to win one".
 * Not "I don't have one but three", "I didn't just sell one".
 */
import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const DENIES = /n't$|^(?:not|never|cannot)$/u; // catches "didn't" and "never", not "rent"
const YET = wordSet("failed fails fail yet");
const LIMITS = wordSet("just only more less than until till before but");
/** From the denial to the figure. */
const FARTHEST = 5;

/** Where a figure's denial starts, in the same clause; -1 for none. */
function denialBefore(scan: Scan, { from }: Figure): number {
  for (let at = from - 1; at >= Math.max(0, from - FARTHEST) && isWordAt(scan, at); at--) {
    const word = lowerAt(scan, at);
    if (LIMITS.has(word)) return -1;
    if (DENIES.test(word) || (YET.has(word) && lowerAt(scan, at + 1) === "to")) return at;
  }
  return -1;
}

/** "one", "a single one": the word alone, which ends its clause or is followed by a place or time. */
function isLoneOne(scan: Scan, { value, to }: Figure, mentions: readonly Mention[]): boolean {
  if (value !== 1 || lowerAt(scan, to - 1) !== "one") return false;
  const next = lowerAt(scan, to);
  const placed = PREPOSITIONS.has(next) && !["of", "for", "per"].includes(next);
  return (
    !isWordAt(scan, to) ||
    placed ||
    next === "yet" ||
    mentions.some((mention) => isAxis(mention) && mention.from === to)
  );
}

/** With the figures that are denied told as nought, where the text counts anything else. */
export function denied(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("one") || mentions.filter(isFigure).length < 2) return mentions;
  return mentions.map((mention): Mention => {
    if (!isFigure(mention) || !isLoneOne(scan, mention, mentions)) return mention;
    const from = denialBefore(scan, mention);
    const free =
      from >= 0 && !mentions.some((other) => other !== mention && other.to > from && other.from < mention.to);
    return free ? { ...mention, ...placeOf(scan, from, mention.to), value: 0 } : mention;
  });
}

/** Whether the points are qualities of one thing on one scale: "food 9, weather 8, wifi 7" out of ten. */
import { RATING_WORDS } from "../lexicon/nouns.ts";
import type { Reading } from "../read/reading.ts";
import { type Scan, says } from "../text/scan.ts";

const SCALES = [5, 10, 20, 100];
/** Marks are given up to here; more are points of a game. */
const GRADES = 10;
const GIVEN = ["points", "scored"];
const UPPER = /^\p{Lu}/u; // catches "Paris", not "pace"

export function isProfile(scan: Scan, reading: Reading, values: readonly number[]): boolean {
  if (reading.points.length < 3 || reading.points.length > 8 || reading.points.some(({ axis }) => axis)) return false;
  const top = Math.max(...values);
  const scale = SCALES.find((limit) => top <= limit);
  if (
    scale === undefined ||
    Math.min(...values) < 0 ||
    reading.figures.some(({ unit }) => unit && !["points", "percentile", "stars"].includes(unit.symbol))
  )
    return false;
  const rated =
    says(scan, RATING_WORDS) ||
    (top <= GRADES && says(scan, GIVEN)) ||
    /out of (?:ten|10|5|five|100)\b(?! (?!for|in|on|and|but)\p{L})|\bon a scale\b|(?<!\d\/\d+)\/10\b|max\.? ?\d+|[1-5] ?= ?\p{L}/iu.test(
      scan.text,
    ); // catches "out of ten", not "out of 50" or "out of 10 people"
  const names = reading.points.filter(({ name }) => UPPER.test(name) && !startsSentence(scan, name)).length;
  return rated && (names * 2 <= reading.points.length || reading.series.length > 1);
}

const startsSentence = (scan: Scan, name: string): boolean => {
  const at = scan.text.indexOf(name);
  const before = scan.text.slice(0, Math.max(0, at)).trimEnd().at(-1);
  return before === undefined || ".!?\n".includes(before);
};

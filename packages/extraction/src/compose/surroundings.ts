/**
 * What stands around the figures of a reading, as places in a weight table: "room 204", "press 7", "§ 12" and "code 0932" are
 * no data, "204 rooms" and "sold 7" are. Words say so, and so do the signs that touch a number and what else the text holds.
 */
import { keyOf, wordHash } from "../read/name-key.ts";
import type { Ranked } from "../read/rank/score.ts";
import type { Weights } from "../read/rank/weights.ts";
import type { Mention } from "../recognize/mention.ts";
import { lowerAt, type Scan } from "../text/scan.ts";

const BITS = 10;
export const SURROUNDINGS = 1 << BITS;

const placeOf = (template: number, word: string): number =>
  Math.imul(template * 0x9e3779b1 + wordHash(word), 0xc2b2ae35) >>> (32 - BITS);

export type Surroundings = { places: readonly number[]; amounts: readonly number[] };

const LEADING_ZERO = /^0\d/; // catches "0932", not "0.5"
const SIGN = /[^\s\d]/u; // catches "#" and "B", not " " and "7"

/** The places of what stands there, and what each counts: the more figures, the less one of them says. */
export function surroundingsOf(scan: Scan, mentions: readonly Mention[], { reading }: Ranked): Surroundings {
  const { text } = scan;
  const places: number[] = [];
  const see = (template: number, word: string): void => {
    if (word !== "") places.push(placeOf(template, word));
  };
  const signAt = (at: number): string => SIGN.exec(text.charAt(at))?.[0] ?? "";
  for (const { from, to, start, end } of reading.figures) {
    see(1, lowerAt(scan, from - 1));
    see(2, lowerAt(scan, from - 2));
    see(3, lowerAt(scan, to));
    see(4, signAt(start - 1));
    see(5, signAt(end));
    if (LEADING_ZERO.test(text.slice(start, end))) see(6, "0");
  }
  for (const { name } of reading.points) see(7, keyOf(name).split(" ")[0] ?? "");
  for (const mention of mentions)
    if (mention.kind === "aside") see(8, mention.why);
    else if (mention.kind === "axis") see(9, mention.family);
    else if (mention.kind === "name") see(10, "name");
  return { places, amounts: places.map(() => 1 / Math.max(1, reading.figures.length)) };
}

/** How much all of it speaks for a text to chart. */
export const weighSurroundings = ({ places, amounts }: Surroundings, weights: Weights): number =>
  places.reduce((sum, place, at) => sum + (weights[place] ?? 0) * (amounts[at] ?? 0), 0);

/** How often, as a count, beside others of the kind: "once in May, twice in June, four times in July", "never". */
import { isNumberAt, lowerAt, type Scan } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { placeOf } from "../place.ts";
import { smallNumber } from "./small-number.ts";

export const OFTEN: ReadonlyMap<string, number> = new Map([
  ["never", 0],
  ["once", 1],
  ["twice", 2],
  ["thrice", 3],
]);

/** "once", "twice", "never", where the text tells two such: not "at once", "twice as many", "once again". */
export function frequencyAt(scan: Scan, at: number): Figure | null {
  const value = OFTEN.get(lowerAt(scan, at));
  if (value === undefined) return null;
  const times = scan.tokens.some(
    ({ lower }, token) =>
      lower === "times" && (isNumberAt(scan, token - 1) || (smallNumber(lowerAt(scan, token - 1)) ?? 0) > 1),
  );
  const told = [...OFTEN].filter(([word, count]) => count > 0 && scan.words.has(word)).length + (times ? 1 : 0);
  if (told < 2) return null;
  return {
    kind: "figure",
    ...placeOf(scan, at, at + 1),
    value,
    unit: null,
    scaled: false,
    bare: true,
    weak: true,
    signed: false,
    numberEnd: placeOf(scan, at, at + 1).end,
  };
}

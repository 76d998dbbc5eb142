/**
 * So many of a thing that each price is told for are its name, where the same come back with other prices: "North: 2 bed £900, 3 bed £1,200. South: 2 bed £800, 3
 * bed £1,000" → "2-bed £900". Not "6 eggs €1.90, 2 loaves €4", told once each.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const KEY = /(?<=(?<![\p{L}\d.,£$€-])(?<count>\d{1,3})) (?=(?<noun>\p{Ll}{2,8}):? (?:[£$€]\d|\d{3}|\d,\d{3}))/gu; // catches the blank of "2 bed £900", not of "2 bed 40"
const ASK = /\d \p{Ll}{2,8}:? [£$€\d]/u; // catches "2 bed £", not "2 beds in"

/** Null where no such keys come back. */
export function countedKeys(text: string): Squeezed | null {
  const found = ASK.test(text) ? [...text.matchAll(KEY)] : [];
  const keys = found.map(({ groups }) => `${groups?.count} ${groups?.noun}`);
  const apart = new Set(keys).size;
  const again = keys.length >= 2 * apart && keys.every((key) => keys.filter((other) => other === key).length > 1);
  return apart > 1 && again ? without(text, KEY, () => "-") : null;
}

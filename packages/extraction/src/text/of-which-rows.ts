/**
 * A second row told of the first: "We planted 300 oaks, 250 birches and 120 pines, of which 280, 190 and 100 survived" → "…; 280, 190 and
 * 100 survived". Only as many figures as in front: not "40 guests, of whom 12 stayed", nor "60 staff, of which 25 in Leeds and 35 in York".
 */
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NUMBER = "\\d+(?:[.,]\\d+)*[%kKmM]?";
const ROW = new RegExp(
  `,? (?:and )?of (?:which|whom|these|those) (?<row>${NUMBER}(?:, (?:and )?${NUMBER}| and ${NUMBER})+)(?= (?!and )\\p{L})`,
  "u",
); // catches ", of which 280, 190 and 100" in front of " survived", not ", of whom 12"
const NUMBERS = new RegExp(`(?<![\\p{L}\\d.,])${NUMBER}(?!\\p{L})`, "gu"); // catches "300", not the "3" of "Q3"
const YEAR = /^(?:19|20)\d\d$/; // catches "2024", not "2,024"

const countedIn = (words: string): number => (words.match(NUMBERS) ?? []).filter((one) => !YEAR.test(one)).length; // catches all but years

/** Null where no row is told so. */
export function ofWhichRows(text: string): Squeezed | null {
  const found = ROW.exec(text);
  if (!found) return null;
  const row = found.groups?.row ?? "";
  const from = found.index + found[0].length - row.length;
  if (countedIn(text.slice(0, found.index)) !== countedIn(row)) return null;
  return pieced(text, [[0, found.index], "; ", [from, text.length]]);
}

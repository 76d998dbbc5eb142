/** "Of 52 weekends I worked 17 and spent every other one in the van": all that are left, and no half of them, where a whole and a part are counted. */
import type { Squeezed } from "./squeezed.ts";
import { holdsFigure, without } from "./without.ts";

const WHOLE = /^(?:out )?of (?:the |our |my |all |its )*[$€£]?\d/iu; // catches "Of the 840 who", not "Every other day"
const OTHER =
  /\bevery other (?:one|(?!day|week|month|year|night|time|weekend)\p{L}+)(?= (?!in\b|of\b)\p{L}+| in the)/iu; // catches "every other writer" of "every other writer backed it", not "every other day"

/** Null where nothing is said so. */
export function everyOther(text: string): Squeezed | null {
  const found = OTHER.exec(text);
  if (!found || !WHOLE.test(text) || holdsFigure(text.slice(found.index + found[0].length))) return null;
  return without(text, OTHER, () => "all the others");
}

/**
 * Words cut short with a point, without it, since it ends no sentence: "Adj. EBITDA: 2021 41" → Adj EBITDA, "Min. wage", "No. of staff". Not "12 min.
 * Leeds", nor "max. 12".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const POINT =
  /(?<=(?<![\p{L}\d.])(?<!(?:\d|°[CF]) ?)(?:adj|est|min|max|avg|ave|approx|excl|incl|op|oper|std|temp|vol|qty|pop|tot|curr|gov|govt|dept|intl|mkt|mgmt|ret|pct|no(?=\. of )))\.(?= (?!and\b|or\b)\p{L})/giu; // catches the point of "Adj. EBITDA" and "No. of staff", not of "12 min. Leeds" or "max. 12"

const NUMBERED = /(?<=^[^\d:\n]{0,30}\p{L} no)\.(?= \d{1,6}:)/iu; // catches the point of "Catalogue no. 4410:", not of "I said no. 12 came"

/** Null where no word is cut short so. */
export const shortWords = (text: string): Squeezed | null =>
  text.includes(". ") ? (without(text, POINT) ?? without(text, NUMBERED)) : null;

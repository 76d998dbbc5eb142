/**
 * Ages and spans told in years and months by letters: "Reading ages: Oliver 8y 2m, Maya 9y 6m" → "8 years 2 months". A letter of months behind one of
 * years is no million. Not "2y 3.5%" nor "5y 10m users".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const YEAR_MONTHS =
  /(?<![\p{L}\d.,$£€/-])(\d{1,2}) ?y(?:(?:ea)?rs?)?,? ?(\d|1[01]) ?m(?:o|os|ths?|onths?)?(?![\p{L}\d]| \p{L}+s\b)/giu; // catches "8y 2m" and "2 yrs 3 mths", not "5y 10m users" or "2y 3.5%"
const ONE = 1;

const counted = (count: string, noun: string): string => `${count} ${noun}${Number(count) === ONE ? "" : "s"}`;

/** Null where none is told so. */
export const yearMonths = (text: string): Squeezed | null =>
  matches(text, YEAR_MONTHS)
    ? without(
        text,
        YEAR_MONTHS,
        (_, __, [years = "", months = ""]) => `${counted(years, "year")} ${counted(months, "month")}`,
      )
    : null;

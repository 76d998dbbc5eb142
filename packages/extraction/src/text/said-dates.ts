/** Days and months in digits that a sentence goes on behind: "On the 12.03. we had 45 visitors" → "On the 12 March we had 45 visitors". */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");
const DATE =
  /(?<=(?<!\p{L})(?:on|the|from|since|until|till|by|to|at) )([0-3]?\d)\.([01]?\d)\.(?= (?:\p{Ll}|[$€£]?\d))|(?<=(?<!\p{L})on )([0-3]\d)\.([01]\d)(?= (?:we|I|it|there|he|she|they|only|the)\b)/giu; // catches "12.03." of "the 12.03. we had", not "12.03 euros"
const FEWEST = 2;

const isDate = ([, day, month, plainDay, plainMonth]: RegExpMatchArray): boolean => {
  const [one, other] = [Number(day ?? plainDay), Number(month ?? plainMonth)];
  return one > 0 && one <= 31 && other > 0 && other <= MONTHS.length;
};

/** Null where fewer than two are told so. */
export function saidDates(text: string): Squeezed | null {
  const dates = [...text.matchAll(DATE)];
  if (dates.length < FEWEST || !dates.every(isDate)) return null;
  return without(text, DATE, (found) => {
    const [day, month] = found.split(".").map(Number);
    return `${day} ${MONTHS[(month ?? 1) - 1]}`;
  });
}

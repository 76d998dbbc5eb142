/**
 * One of a measure beside figures in its parts, with its number: "the pine grew 40 cm, the willow a full metre" → "the willow 1 metre". Not "3 euros a
 * kilo", "40 g per litre", nor "a metre and a half".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const ONE =
  /(?<!\d ?\p{L}{0,9} |\b(?:per|by|for|half|of|each|in|within|every|once|cents|pence|euros|pounds|dollars|quarter|from) )\ban? (?:full |whole |good )?(metre|meter|kilo|kilogram|litre|liter|kilometre|tonne)(?=[,.;!]|$| and (?!a )| of \p{Ll})/giu; // catches "a full metre" and "a kilo," not "a metre and a half" or "3 euros a kilo"
const PARTS: ReadonlyMap<string, RegExp> = new Map([
  ["met", /\d ?(?:cm|mm)\b/u], // catches "40 cm", not "40 m"
  ["kilog", /\d ?(?:g|grams?)\b/u], // catches "800 g", not "800 kg"
  ["kilo", /\d ?(?:g|grams?)\b/u], // catches "800 g", not "800 kg"
  ["lit", /\d ?(?:ml|cl)\b/u], // catches "500 ml", not "5 l"
  ["kilom", /\d ?m\b/u], // catches "900 m", not "9 min"
  ["ton", /\d ?kg\b/u], // catches "800 kg", not "800 g"
]);
const PAID = /[$€£]|\b(?:price[sd]?|costs?|euros?|cents|pence|dollars|pounds)\b/iu; // catches "€" and "cost", not "costume"

const SPAN =
  /(?<=, (?:and |but )?\p{L}[\p{L} ]{0,20} )(?<!\b(?:per|by|for|half|of|each|in|within|every|once|than|from) )a (week|month|fortnight)(?=[,.;]|$| and (?!a ))/giu; // catches "a week" of ", Carla a week.", not "twice a week"
const LASTED =
  /\b(?:took|takes?|lasts?|lasted|needs?|needed|stayed|waited|spent)\b[^.;]*\d (?:days?|hours?)\b(?! a\b)/iu; // catches "took 3 days", not "trains 3 days a week"

/** "Anna took 3 days, Carla a week": spans told beside days. */
const spans = (text: string): Squeezed | null =>
  LASTED.test(text)
    ? without(text, SPAN, (_, __, [unit = ""]) => (unit === "fortnight" ? "2 weeks" : `1 ${unit}`))
    : null;

/** Null where none stands beside its parts, or where prices are told. */
export const oneOfUnit = (text: string): Squeezed | null =>
  spans(text) ??
  (/\d ?(?:cm|mm|m|g|grams?|ml|cl|kg)\b/u.test(text) && !PAID.test(text) // catches "40 cm", not "40 cmd"
    ? without(text, ONE, (found, _, [unit = ""]) => {
        const stem = [...PARTS.keys()].findLast((start) => unit.toLowerCase().startsWith(start)) ?? "";
        return PARTS.get(stem)?.test(text) ? `1 ${unit}` : found;
      })
    : null);

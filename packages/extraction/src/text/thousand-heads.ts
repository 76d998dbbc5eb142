/**
 * What all figures are told in, in forms of offices and other tongues, told as most write it: "(in 1,000)" and "in 1000:" → "(in thousands)",
 * "(in 1,000 €)", "(T€)", "TEUR:" → "(€k)", "in 1'000 CHF:" → "(CHF thousand)", "Mio. CHF:", "(Mrd. Fr.)" and ", bn CHF:" → "(CHF million)",
 * "(m km²)" → "(million km²)", "(1,000 t)" → "(thousand t)"; "450 TEUR" → "450k EUR". Not "per 1,000", "in 1,000 people", nor "Wheat (1,000 t), maize (800 t)".
 */
import { magnitudeLetter, magnitudeWord } from "./magnitudes.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const THOUSAND = "1[,.'’ ]?000s?";
const MAGNITUDE = `${THOUSAND}|Tsd|tsd|T|k|Mio|Mill|mio|mn|m|Mrd|Md|Mia|mrd|bn|Bn|Mn|million|billion|thousand`;
const MONEY = "€|\\$|£|EUR|USD|GBP|CHF|SFr\\.?|Fr\\.?|SEK|NOK|DKK|PLN|CZK|HUF|JPY|INR|CAD|AUD";
const AMOUNT = `(?:(?<scale>${MAGNITUDE})\\.? ?(?<money>${MONEY})|(?<first>${MONEY}) ?(?<last>${MAGNITUDE})\\.?)`;

const BRACKETED = new RegExp(`\\((?:in )?${AMOUNT}\\)`, "gu"); // catches "(T€)", "(in 1,000 €)" and "(Mrd. Fr.)", not "(12 €)"
const BEHIND = new RegExp(`(?<=\\p{L})(?:,| in|, in) ${AMOUNT}(?=:| [–—-] )`, "gu"); // catches " in 1'000 CHF" and ", bn CHF" in front of ":", not " in CHF:"
const AHEAD = new RegExp(`^(?:in )?${AMOUNT}(?=:| [–—-] )`, "gu"); // catches "Mio. CHF" of "Mio. CHF: 2021 12", not of "Mio. CHF 12"

const PLAIN = new RegExp(`\\(in ${THOUSAND}(?: units| pieces| pcs)?\\)`, "gu"); // catches "(in 1,000)", not "(1,000)"
const PLAIN_BEHIND = new RegExp(`(?<=^[^\\d:]{2,60}\\p{L}) in ${THOUSAND}(?: units| pieces| pcs)?(?=:| [–—-] )`, "gu"); // catches " in 1000" of "Population in 1000:", not of "in 1,000 people:"
const MEASURED = /\((?:in )?1[,.'’ ]?000 (?=(?:t|tonnes|tons|ha|km²|m³|barrels|TEU|MWh|litres|head)\)\s*(?::|$))/gu; // catches "(1,000 " of "(1,000 t):", not of "(1,000 t),"
const SQUARES = /(?<=\((?:in )?)m (?=(?:km²|km2|sq km|ha|m³|tonnes|barrels|acres)\))/gu; // catches the "m " of "(m km²)", not of "(m²)"

const EACH = /(?<=\d)(?: ?T€| ?[kT](?=(?:EUR|USD|CHF|GBP)\b))/gu; // catches " T€" of "840 T€" and " T" of "450 TEUR", not of "840 TB" or "£3T"
const GROUPS = /(?<=\d)\.(?=\d{3}(?: ?T€| ?[kT](?:EUR|USD|CHF|GBP)\b))/gu; // catches the point of "1.310 TEUR", not of "1.3 TEUR"

const SIGNS: Readonly<Record<string, string>> = { eur: "€", usd: "$", gbp: "£", "€": "€", $: "$", "£": "£" };

/** "T" and "1,000" are thousands, "Mia" billions, in heads of offices alone. */
const letterOf = (scale: string): string =>
  /^[1t]/iu.test(scale) ? "k" : /^(?:mia|md)/iu.test(scale) ? "bn" : (magnitudeLetter(scale) ?? "m"); // catches "Tsd" and "1,000", then "Mia", not "Mio"

type Groups = readonly (string | undefined)[];

/** The usual form; "" where the text has that already. */
function told(found: string, [scale, money, first, last]: Groups): string {
  const called = (money ?? first ?? "").replace(/\.$/u, ""); // catches the point of "Fr.", not of "1.000"
  const sign = SIGNS[called.toLowerCase()];
  const letter = letterOf(scale ?? last ?? "");
  const code = called.endsWith("Fr") ? "CHF" : called;
  const usual = sign && /^(?:\(|, ?)(?:k|m|mn|bn)[$€£]|[$€£](?:k|m|mn|bn)/u.test(found); // catches "(k€)" and "(€m)", not "(T€)"
  return usual ? found : sign ? `(${sign}${letter})` : `(${code} ${magnitudeWord(letter)})`;
}

const spaced = (form: string, found: string): string => (form === found || /^\(/u.test(found) ? form : ` ${form}`); // catches "(T€)", not ", T€"

/** Null where nothing is told so. */
export const thousandHeads = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) => without(now, PLAIN, () => "(in thousands)"),
    (now) => without(now, PLAIN_BEHIND, () => " (in thousands)"),
    (now) => (now.match(MEASURED)?.length === 1 ? without(now, MEASURED, () => "(thousand ") : null),
    (now) => without(now, SQUARES, () => "million "),
    (now) => without(now, BRACKETED, (found, _, groups) => told(found, groups)),
    (now) => without(now, BEHIND, (found, _, groups) => spaced(told(found, groups), found)),
    (now) => without(now, AHEAD, (found, _, groups) => told(found, groups)),
    (now) => without(now, GROUPS),
    (now) => without(now, EACH, (found) => (found.endsWith("€") ? "k€" : "k ")),
  ]);

/** Two units that a head tells by signs with a slash are two columns: "Temperature in °C/°F: Rome 30/86" → "in Celsius/Fahrenheit"; "Hours/€: Ada 12/180" →
 * "Hours/euros". Not "Salary (€/month): Rome 2100". */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SIGNS: ReadonlyMap<string, string> = new Map([
  ["°c", "Celsius"],
  ["°f", "Fahrenheit"],
  ["€", "euros"],
  ["$", "dollars"],
  ["£", "pounds"],
  ["¥", "yen"],
  ["₹", "rupees"],
]);
const PAIR = /(?<=\bin |\()(°[CF]|[€$£¥₹]) ?\/ ?(°[CF]|[€$£¥₹])(?=\)? ?[:–—])/giu; // catches "°C/°F" of "in °C/°F:", not "€/month"

const BEHIND_NOUN = /(?<=^\p{L}{2,12} ?\/ ?)([€$£¥₹])(?= ?[:–—] ?\p{L}[^\n:]*\d\/\d)/u; // catches "€" of "Hours/€: Ada 12/180", not of "Rent/€: Ada 180"

/** Null where no head is told so. */
export const signHeads = (text: string): Squeezed | null =>
  /[°€$£¥₹][CFcf]? ?\/|\/ ?[€$£¥₹] ?[:–—]/u.test(text)
    ? (without(text, PAIR, (_, __, groups) =>
        groups.map((sign = "") => SIGNS.get(sign.toLowerCase()) ?? sign).join("/"),
      ) ?? without(text, BEHIND_NOUN, (sign) => SIGNS.get(sign) ?? sign))
    : null; // catches "°C/", "€/" and "/€:", not "30/86"

/**
 * Powers behind a unit as they are typed, told by their signs: "12 s^-1" → "12 s⁻¹", "9.8 m/s^2" → "m/s²", "m**3" → "m³"; "(thousand km²)" of a head →
 * "(thousand sq km)"; "Temp (K)" → "(kelvin)". Not "10^6", "x^2", nor "2^3".
 */
import type { Squeezed } from "./squeezed.ts";
import { type Form, inUsualForm } from "./without.ts";

const SIGNS: Readonly<Record<string, string>> = { "1": "¹", "2": "²", "3": "³" };

const FORMS: readonly Form[] = [
  [
    /(?<=\d ?\p{L}{1,4}(?:\/\p{L}{1,3})?|[(/]\p{L}{1,4})(?:\^|\*\*)[-−–]?[1-3](?![\d.])/gu,
    (found) => `${/[-−–]/u.test(found) ? "⁻" : ""}${SIGNS[found.slice(-1)] ?? ""}`, // catches the "-" of "^-1", not of "^2"
  ], // catches "^-1" of "12 s^-1", not of "10^-1"
  [/(?<=\((?:in )?thousand )km(?:²|2)(?=\))/gu, () => "sq km"], // catches "km²" of "(thousand km²)", not of "12 km²"
  [/(?<=(?<![\p{L}\d.,])\d{1,3}) (?=V (?!and\b)\p{Ll}{3,})/gu, () => ""], // catches the blank of "24 V trike", not of "24 V and" or "24 V."
  [/(?<=\d ?°[CF]) (?:up|down|out|over) (?=(?:at|in|near|by the) )/gu, () => " "], // catches " up " of "13°C up at 1,800 m", not of "13°C up on May"
  [/(?<=\()K(?=\))/gu, () => "kelvin", (text) => /\b(?:temp(?:erature)?s?|boiling|melting|freezing)\b/iu.test(text)], // catches "K" of "Temp (K)", not of "Sales (K)"
];

/** Null where no power is typed so. */
export const raisedUnits = (text: string): Squeezed | null => inUsualForm(text, FORMS);

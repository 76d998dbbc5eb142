/**
 * Ranges told in a word of another language: "le lynx 18 à 25 kg, le loup 30 à 40 kg", "8 bis 12 kg", "8 a 12 kg" → "18-25 kg". At least two, none of them
 * behind "de", "von" or "from", which tell a change. Not "5 a 12 people", nor "scored 3 a 1".
 */
import { matchesIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NUMBER = "\\d[\\d.,]*(?<=\\d)";
const UNIT =
  "(?:[€$£%]|(?:euros?|EUR|CHF|Euro|kg|g|km|m|cm|mm|l|min|h|ans|años|anos|Jahre|Minuten|minutos|minutes|heures|horas|Stunden|mois|meses|Monate|jours|días|dias|Tage|°C)(?!\\p{L}))";
const RANGE = new RegExp(
  `(?<=(?<!\\b(?:de|du|von|vom|from|desde|da|entre|zwischen|between) )(?<![\\d.,])${NUMBER}) (?:à|bis|a) (?=${NUMBER} ?${UNIT})`,
  "gu",
); // catches " à " of "lynx 18 à 25 kg", not of "de 18 à 25 kg"
const FEWEST = 2;

/** Null where fewer than two are told so. */
export const wordRanges = (text: string): Squeezed | null =>
  /\d (?:à|bis|a) \d/u.test(text) && matchesIn(text, RANGE).length >= FEWEST ? without(text, RANGE, () => "–") : null; // catches "18 à 2", not "à 25"

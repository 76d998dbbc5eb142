/**
 * A comma inside the numbers of lines is a point, where it can part no cells: "Apples 1,5 kg⏎Pears 2,25 kg⏎Plums 0,8 kg" → 1.5, 2.25, 0.8; "Rome: 12,5
 * €⏎Oslo: 9,80 €". Not "Rome,12,14", cells parted by commas, nor "Day 1,12⏎Day 2,14", which may be.
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NUMBER = "(?<![\\d.,])(?:\\d{1,3}(?:\\.\\d{3}){0,3},\\d{1,2}|0,\\d{3})(?![\\d.,]*\\d)";
const NAMED = new RegExp(
  `^((?=[^,]*\\p{L}|(?:19|20)\\d\\d)[^,]*?[^,\\s:=–-])[ :=–-]+[$€£]?${NUMBER}(?:[^\\d,]{1,40}${NUMBER}){0,7}[^\\d,]{0,40}$`,
  "u",
); // catches "Pears 2,25 kg", "2021: 12,5" and "Rome 1,5 2,7", not "Rome,1,5"
const LED = new RegExp(`^[•*–-]* ?[$€£]?${NUMBER} ?((?:%|[$€£]|k?g\\b|km\\b)?[^\\d,]*\\p{L}[^\\d,]*)$`, "u"); // catches "45,2% Yes", not "45,2"
const PLAIN = /^[^,]*$/u; // catches "Pears 2 kg", not "Pears, 2 kg"
const NUMBERS = new RegExp(NUMBER, "gu"); // catches "2,25" and "1.234,5", not "1,200,300"
const POINTED = /\d\.\d{1,2}(?!\d)/u; // catches "2.25", not "2.250"
const CELLS = /[\t|;]/u; // catches a tab, not ","
const FEWEST = 2;

/** Null where a comma may part cells. */
export function commaDecimals(text: string): Squeezed | null {
  if (!/\d,\d/u.test(text) || !text.includes("\n") || matches(text, CELLS) || matches(text, POINTED)) return null; // catches "2,25", not "2, 25"
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const told = lines.filter((line) => line.includes(","));
  const names = told.map((line) => (NAMED.exec(line.trim()) ?? LED.exec(line.trim()))?.[1]?.trim().toLowerCase() ?? "");
  const even = names.every((name) => name !== "") && new Set(names).size === names.length;
  const plain = lines.filter((line) => PLAIN.test(line)).length + told.length === lines.length;
  const figures = lines.filter((line) => /\d/u.test(line)).length; // catches "3", not "three"
  return even && plain && figures >= FEWEST && told.length * 2 > figures
    ? without(text, NUMBERS, (number) => number.replaceAll(".", "").replace(",", "."))
    : null;
}

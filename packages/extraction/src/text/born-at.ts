/**
 * The first of several pairs of measures, told of a birth or a start, goes by it as the others go by their ages: "born at 3.4 kg & 51 cm, 5.1 & 58 at ten
 * weeks, 7.2 & 66 at six months" → "3.4 kg & 51 cm at birth, …". Not "born at 3.4 kg", one measure alone, nor "born at 3.4 kg and 51 cm tall".
 */
import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NUMBER = "\\d{1,4}(?:\\.\\d{1,3})?";
const UNIT = " ?(?:kg|g|lbs?|oz|cm|mm|m|in|inches|ft)";
const JOIN = " ?(?:&|and|\\/|\\+) ?";
const TOLD = new RegExp(
  `(?<lead>\\b(?:(?:was )?born|(?:was )?planted|started|(?:was )?hatched)(?: at| with)? )(?<pair>${NUMBER}${UNIT}${JOIN}${NUMBER}${UNIT})(?=,? (?:then |and |now )?${NUMBER}(?:${UNIT})?${JOIN}${NUMBER}(?:${UNIT})? (?:at|after|by) )`,
  "diu",
); // catches "born at 3.4 kg & 51 cm" in front of ", 5.1 & 58 at ten weeks", not in front of ", 5.1 at ten weeks"
const WHEN: readonly [led: RegExp, told: string][] = [
  [/born/iu, " at birth"], // catches "born at ", not "planted at "
  [/planted/iu, " at planting"], // catches "planted at ", not "born at "
  [/hatched/iu, " at hatching"], // catches "hatched at ", not "started at "
  [/started/iu, " at the start"], // catches "started at ", not "born at "
];

/** Null where nothing is told so. */
export function bornAt(text: string): Squeezed | null {
  const found = /born|planted|started|hatched/iu.test(text) ? matchIn(text, TOLD) : null; // catches "born", not "birth"
  const { lead, pair } = found?.indices?.groups ?? {};
  if (!lead || !pair) return null;
  const [, told = ""] = WHEN.find(([led]) => led.test(text.slice(...lead))) ?? [];
  const owner = /\p{L} $/u.test(text.slice(0, lead[0])); // catches "Ivy " in front of "was born", not "Ivy: "
  const before: Piece[] = owner ? [[0, lead[0] - 1], ": "] : [[0, lead[0]]];
  const pieces: Piece[] = [...before, pair, told, [pair[1], text.length]];
  return pieced(text, pieces);
}

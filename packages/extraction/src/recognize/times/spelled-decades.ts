/** "the eighties 7, the noughties 13": decades in words, where the text tells another decade or a year; not "a low in the sixties". */
import { wordNumbers } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import type { AxisMark } from "../mention.ts";
import { axisMark } from "./axis-mark.ts";

export const DECADES = wordNumbers({
  1920: "twenties",
  1930: "thirties",
  1940: "forties",
  1950: "fifties",
  1960: "sixties",
  1970: "seventies",
  1980: "eighties",
  1990: "nineties",
  2000: "noughties",
  2010: "tens",
});
const YEARS = /\b(?:19|20)\d\d\b|\b[1-9]0s\b/; // catches "2019" and "60s", not "1,920"

export function spelledDecadeAt(scan: Scan, at: number): AxisMark | null {
  const order = DECADES.get(lowerAt(scan, at));
  if (order === undefined || !["the", "early", "late", "mid"].includes(lowerAt(scan, at - 1))) return null;
  const told = YEARS.test(scan.text) || [...DECADES.keys()].filter((word) => scan.words.has(word)).length > 1;
  return told ? axisMark({ scan, from: at, to: at + 1, family: "year", order, position: order }) : null;
}

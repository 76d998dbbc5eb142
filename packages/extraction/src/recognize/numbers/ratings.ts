/**
 * A score with the top of its scale: "8/10" → 8 of 10; "4.5/5 stars" → 4.5 of 5.
 * Not: "12/7/5", "9/11", "24/7", "7/10" beside "3/10 to 5/12" dates.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { placeOf } from "../place.ts";
import { seasonYears } from "../times/years.ts";
import { figureAt } from "./figures.ts";

const TOPS = wordSet("5 10 20 100");
const HEADED = /\p{L} ?\/ ?\p{L}/u; // catches "won/played", not "4/6"

/** "34/40, 36/40", "effort 4/6, tests 1/6, maths 6/6": a number that comes again behind a slash; small ones may be days or months. */
function isTop(scan: Scan, at: number, top: string): boolean {
  const told = scan.text.split(`/${top}`).length - 1;
  const named = isWordAt(scan, at - 1) && !HEADED.test(scan.text);
  return TOPS.has(top) || (Number(top) > 24 ? told > 1 : named && told > 2);
}

export function ratingAt(scan: Scan, at: number): Figure | null {
  const slash = lowerAt(scan, at + 1) === "/" && !tokenAt(scan, at + 1).spaced && !tokenAt(scan, at + 2).spaced;
  const under = tokenAt(scan, at + 2).text;
  if (!slash || seasonYears(scan, at) || !isTop(scan, at, under)) return null;
  if (lowerAt(scan, at - 1) === "/" || (lowerAt(scan, at + 3) === "/" && isNumberAt(scan, at + 4))) return null;
  const figure = figureAt(scan, at);
  const top = Number(under);
  if (!figure || figure.from !== at || figure.to !== at + 1 || figure.value > top) return null;
  return { ...figure, ...placeOf(scan, at, at + 3), bare: false, outOf: top };
}

const STARS = /((?:[★⭐]\uFE0F?)+)[☆½]*/uy; // catches "★★★★☆", not "☆"

/** "service ★★★★☆, food ⭐⭐": stars that are counted, in a text without a number, or where its numbers are `numbered` things. */
export function starsAt(scan: Scan, at: number, numbered = false): Figure | null {
  STARS.lastIndex = tokenAt(scan, at).start;
  const [all = "", stars = ""] = STARS.exec(scan.text) ?? [];
  if (stars === "" || (!numbered && scan.tokens.some(({ kind }) => kind === "number"))) return null;
  const value = [...stars.replaceAll("\uFE0F", "")].length;
  const end = tokenAt(scan, at).start + all.length;
  let to = at + 1;
  while (to < scan.tokens.length && tokenAt(scan, to).end <= end) to++;
  const place = placeOf(scan, at, to);
  return {
    kind: "figure",
    ...place,
    value,
    unit: { kind: "measure", symbol: "stars" },
    scaled: false,
    bare: false,
    weak: false,
    signed: false,
    numberEnd: place.end,
    basis: { spans: [], how: `${value} stars counted` },
  };
}

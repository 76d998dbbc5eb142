/**
 * Two parts of a whole, told by the whole and by what parts them: "A class of 28 has 4 more girls than boys" → 16 and 12; "60 staff,
 * twice as many women as men" → 40 and 20; "Ana and Bea sold 90 between them, Ana 20 more than Bea" → 55 and 35. Not "36 cards,
 * 6 more cards than Al", nor where no whole numbers come out.
 */

import { singular } from "../../lexicon/morphology.ts";
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { rounded } from "../../recognize/told/how-told.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { rankFree } from "../read.ts";
import type { Cell, Reading } from "../reading.ts";
import { type Two, twoNamed, twoOf } from "./two-forms.ts";

const CUE = /\b(?:than|as many|as much|outnumber(?:s|ed)?|by|between|among)\b/u; // catches "more boys than girls", not "boys"

const ANOTHER = / (?:and|plus|but)\b[^.;,]*$/u; // catches " staff and ", not " marbles; Sara has "

type Whole = { value: number; start: number; end: number; unit: Figure["unit"] };

/** The one figure outside what parts them; "out of 200" too. */
function wholeOf({ text }: Scan, mentions: readonly Mention[], { start, end, names }: Two): Whole | null {
  const outside = mentions.filter((one) => one.end <= start || one.start >= end);
  const figures = outside.filter(isFigure).filter((one) => text.slice(one.start, one.end).toLowerCase() !== "two"); // "the two shops"
  const asides = outside.filter((one) => one.kind === "aside" && one.why === "the whole");
  const [figure, more] = figures;
  const aside = asides[0];
  if (more || asides.length + figures.length !== 1) return null;
  if (aside) {
    const digits = /\d[\d,]*/u.exec(text.slice(aside.start, aside.end))?.[0]; // catches "200" of "out of 200", not "out of them"
    return digits
      ? { value: Number(digits.replaceAll(",", "")), start: aside.start, end: aside.end, unit: null }
      : null;
  }
  if (!figure || figure.basis || figure.range || figure.unit?.symbol === "%" || figure.value <= 0) return null;
  if (figure.end <= start && ANOTHER.test(text.slice(figure.end, start))) return null;
  const noun = /^ ([\p{L}'’-]+)/u.exec(text.slice(figure.end))?.[1] ?? ""; // catches "cards" of " cards, 6 more cards"
  const counted = singular(noun.toLowerCase());
  const own = names.some((name) => name.toLowerCase().split(" ").map(singular).includes(counted));
  return own ? null : figure;
}

/** How much each of the two is; null where people or things would be cut. */
function partsOf({ apart }: Two, { value, unit }: Whole): readonly [number, number] | null {
  const first = "more" in apart ? (value + apart.more) / 2 : (value * apart.times) / (1 + apart.times);
  const other = value - first;
  const cut = unit === null && Number.isInteger(value) && Math.abs(first - Math.round(first)) > 1e-6;
  return cut || first <= 0 || other <= 0 ? null : [rounded(first), rounded(other)];
}

function readingOf(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const two = twoNamed(scan.text) ?? twoOf(scan.text);
  const whole = two && wholeOf(scan, mentions, two);
  const parts = two && whole && partsOf(two, whole);
  if (!two || !whole || !parts) return null;
  const how =
    "more" in two.apart
      ? `${Math.abs(two.apart.more)} apart in ${whole.value}`
      : `${rounded(two.apart.times)} to 1 in ${whole.value}`;
  const inside = mentions.filter((one) => one.kind === "figure" && one.start >= two.start && one.end <= two.end);
  const told = inside.length > 0 ? inside : [two];
  const spans = [whole, ...told].map(({ start, end }) => [start, end] as const);
  const cells = parts.map((value): Cell => ({ value, spans, kind: "implied", how }));
  return {
    shape: "derived",
    series: [""],
    points: two.names.map((name) => ({ name })),
    cells: cells.map((cell) => [cell]),
    units: [whole.unit],
    figures: mentions.filter(isFigure),
    cost: 0,
    whole: true,
  };
}

/** The readings, before them that of two such parts. */
export function withTwoOfTotal(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (mentions.length > 4 || !matches(scan.text, CUE)) return rows;
  const reading = readingOf(scan, mentions);
  return reading ? [{ ...rankFree(reading), odds: rows[0]?.odds ?? 0 }, ...rows] : rows;
}

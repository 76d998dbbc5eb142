/**
 * "0-30 days £18k, 31-60 £7k, 90+ days £2k", "<1h 62%, 1-4h 21%, >4h 17%": bands told in a unit, each in front of its figure and
 * each above the one before, name those figures. Not "Mon 1-2 h, Tue 3 h".
 */
import { matches } from "../../../text/needs/matches.ts";
import type { Scan } from "../../../text/scan.ts";
import { type AxisMark, isAxis, isFigure, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

const UNIT =
  "(?:k|d|days?|h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?|w|wks?|weeks?|mo|mths?|mos|months?|y|yrs?|years?|km|kg|miles?|staff|employees|people|beds?|rooms?|pts|points)";
const BAND = new RegExp(
  `(?<![\\p{L}\\d.,$€£/–-])(?<![\\d%] ?[-–] ?)([<>≤≥] ?|(?:under|over|below|above|up to|less than|more than|fewer than) )?(\\d{1,4})k?( ?[-–] ?\\d{1,4})?(\\+)?(?: ?${UNIT}(\\+)?)?(?=\\s*[:=–|]?\\s*[$€£]?\\d)(?![\\p{L}\\d.,])`,
  "giu",
); // catches "0-30 days" in front of " £18k", not "30 days"
const MEASURED = new RegExp(`\\d\\+? ?${UNIT}\\+?[ :=|–]`, "u"); // catches "30 days ", not "30 £"
const SIGNS = /[<>≤≥+]|\dk? ?[-–] ?\d/u; // catches "90+" and "0-30", not "30 days"
const BELOW = /^(?:[<≤]|under|below|up|less|fewer)/iu; // catches "<" and "less than ", not "more than "
const FEWEST = 3;

type Band = { start: number; end: number; low: number };

function bandsOf(text: string): Band[] {
  return [...text.matchAll(BAND)].map(({ index, 0: found, 1: sign = "", 2: low = "" }) => ({
    start: index,
    end: index + found.length,
    low: Number(low) + (BELOW.test(sign) ? -0.5 : 0),
  }));
}

export function measuredBands(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, SIGNS) || !matches(scan.text, MEASURED)) return mentions;
  const bands = bandsOf(scan.text);
  const [first] = bands;
  const rising = bands.every(({ low }, at) => at === 0 || low >= (bands[at - 1]?.low ?? 0));
  if (!first || bands.length < FEWEST || !rising) return mentions;
  const signed = bands.filter(({ start, end }) => SIGNS.test(scan.text.slice(start, end)));
  const measured = bands.some(({ start, end }) => MEASURED.test(`${scan.text.slice(start, end)} `));
  if (signed.length === 0 || !measured) return mentions;
  const touches = ({ start, end }: Mention, band: Band): boolean => start < band.end && end > band.start;
  const told = mentions.filter((mention) => isFigure(mention) && !bands.some((band) => touches(mention, band)));
  const behind = told.filter(({ start }) => start > first.start);
  const others = mentions.some((mention) => isAxis(mention) && !bands.some((band) => touches(mention, band)));
  if (others || behind.length !== bands.length) return mentions;
  const marks = bands.flatMap((band) => markOf(scan, band) ?? []);
  const kept = mentions.filter((mention) => !bands.some((band) => touches(mention, band)));
  return [...kept, ...marks].sort((one, other) => one.start - other.start);
}

function markOf(scan: Scan, { start, end, low }: Band): AxisMark | null {
  const from = scan.tokens.findIndex((token) => token.start === start);
  const last = scan.tokens.findIndex((token) => token.end === end);
  return from < 0 || last < from ? null : axisMark({ scan, from, to: last + 1, family: "band", order: low });
}

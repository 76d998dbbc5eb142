/**
 * "Q1 $4.2M (plan 4.0), Q2 $4.5M (plan 4.6)", "Jan $120k vs 131": a bare number that is set against an amount is told in its
 * magnitude and unit. Only where it is about as large so; not "$4.2M (5 shops)" nor the ranks of "$2.1M (1), $1.9M (2)".
 */
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const SMALLEST_SHARE = 0.4;
const LARGEST_SHARE = 2.5;

const PARTED = /[;\n]|[.!?]\s/; // catches "; " and ". ", not "vs. "
const SET_AGAINST =
  /\b(?:plan(?:ned)?|target(?:ed)?|budget(?:ed)?|forecast|goal|expect(?:ed|ations|ing)|estimated?|est|consensus|guidance|vs|versus|against|compared (?:with|to)|was|were|from|(?:last|prior|previous|the) (?:year|month|week|quarter|season|time)|(?:year|month|week|quarter) (?:ago|earlier|before)|previously|before|prior|LY|PY|(?:19|20)\d\d)\.?(?: (?:of|was|were|had been|at))?:? ?$/iu; // catches " (plan " and ", up from ", not " in "
const OPENS = /\($/; // catches " (", not " (plan "
const TIME_BEHIND =
  /^ (?:planned|expected|budgeted|targeted|forecast|before|earlier|previously|prior|then|last|(?:a|the|one) (?:year|month|week|quarter)|(?:in|for|at|this time) \p{L})/iu; // catches " last year" and " in April", not " shops"
const ENDS = /^(?:[),;!?]|\.(?!\d)|$| (?:and|but|while|in|for|at|on|as)\b)/iu; // catches ")", "." and " and", not ".5" or " shops"

const isScaled = ({ scaled, factor, unit, range }: Figure): boolean =>
  scaled && !range && (factor ?? 0) >= 1000 && unit?.kind !== "percent";

/** A number without a magnitude, in the unit of the amount if in any. */
const isElided = ({ scaled, unit, range, basis, value, signed }: Figure, amount: Figure): boolean =>
  !scaled && !range && !basis && !signed && value > 0 && (unit === null || unit.symbol === amount.unit?.symbol);

function isAsLarge({ value }: Figure, { value: amount, factor = 1 }: Figure): boolean {
  const share = (value * factor) / amount;
  return share >= SMALLEST_SHARE && share <= LARGEST_SHARE;
}

/** How the text sets the number against the amount: in words, by brackets alone, or not at all. */
function toldAgainst({ text }: Scan, amount: Figure, figure: Figure): "words" | "brackets" | null {
  const between = text.slice(amount.end, figure.start);
  const behind = text.slice(figure.end);
  const bare = between.replace(/\bvs\./iu, "vs"); // catches "vs. 4.0", not "4.0. It"
  if (PARTED.test(bare)) return null;
  if (SET_AGAINST.test(bare)) return ENDS.test(behind) || TIME_BEHIND.test(behind) ? "words" : null;
  if (!OPENS.test(between)) return null;
  return TIME_BEHIND.test(behind) ? "words" : behind.startsWith(")") ? "brackets" : null;
}

/** "(1), (2), (3)" are ranks or notes. */
const areCounted = (figures: readonly Figure[]): boolean => figures.every(({ value }, at) => value === at + 1);

type Pair = { figure: Figure; amount: Figure; told: "words" | "brackets" };

export function comparedMagnitudes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (!figures.some(isScaled)) return mentions;
  const pairs = figures.flatMap((figure, at): Pair[] => {
    const amount = figures[at - 1];
    if (!amount || !isScaled(amount) || !isElided(figure, amount) || !isAsLarge(figure, amount)) return [];
    const told = toldAgainst(scan, amount, figure);
    return told ? [{ figure, amount, told }] : [];
  });
  const bracketed = pairs.filter(({ told }) => told === "brackets").map(({ figure }) => figure);
  const byBrackets = pairs.length > 1 && !areCounted(bracketed);
  const amounts = new Map(
    pairs.flatMap(({ figure, amount, told }) => (told === "words" || byBrackets ? [[figure, amount]] : [])),
  );
  if (amounts.size === 0) return mentions;
  return mentions.map((mention) => {
    const amount = isFigure(mention) ? amounts.get(mention) : undefined;
    if (!amount || !isFigure(mention)) return mention;
    const { factor = 1, unit } = amount;
    return {
      ...mention,
      value: scaledValue(mention.value, factor),
      factor,
      scaled: true,
      bare: false,
      weak: false,
      unit,
    };
  });
}

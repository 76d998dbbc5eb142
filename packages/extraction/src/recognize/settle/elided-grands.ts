/**
 * Thousands said once, with a "grand" or a "k" of no unit: "ten grand for the kitchen, six and a half for the bathroom, two for the hall" → 6,500 and 2,000;
 * "rent is 2k in Austin, 1.4 in Tulsa" → 1,400. Behind a "k" only where one of them is broken, since "2k likes, 3 of them from Ann" counts, or where
 * all are near it: "juniors earn 42k, seniors 75", "Ann 120k followers, Ben 85". Not "ten grand for 4 people", nor numbers far from it.
 */
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const THOUSAND = 1000;
/** How many times as large as the first the largest may be, or smaller the smallest. */
const APART = 30;
const CUE = /\bgrand\b|\d ?k\b/iu; // catches "ten grand" and "2k", not "kilo"
const STOPS: ReadonlySet<string> = new Set([".", "!", "?"]);
const GRAND = "grand";
const RATES: ReadonlySet<string> = new Set(["a", "an", "per", "each", "pm", "pa", "pcm"]);

/** No noun stands there. */
const endsAt = (scan: Scan, to: number): boolean =>
  !isWordAt(scan, to) || PREPOSITIONS.has(lowerAt(scan, to)) || CONJUNCTIONS.has(lowerAt(scan, to));

/** Nothing is counted by it: "two for the hall", "7, the trailer", not "4 people". */
function standsBare(scan: Scan, { to, bare, unit, scaled, range, basis, signed }: Figure): boolean {
  const next = lowerAt(scan, to);
  return bare && !unit && !scaled && !range && !basis && !signed && endsAt(scan, to) && next !== "of" && next !== "%";
}

/** The first figure, where it is told in thousands. */
function isTold(scan: Scan, { to, factor, scaled, unit, value }: Figure): "grand" | "k" | null {
  if (unit?.kind === "percent" || unit?.kind === "measure") return null;
  if (lowerAt(scan, to - 1) === GRAND && value >= THOUSAND) return endsAt(scan, to) ? "grand" : null; // not "24 grand slam titles"
  const next = lowerAt(scan, to);
  const names = !RATES.has(next) && (!endsAt(scan, to) || next === ":"); // "5k times", "2k likes", "5k: Ana 31.2"
  return scaled && factor === THOUSAND && unit === null && value < THOUSAND * THOUSAND && !names ? "k" : null;
}

/** Of about the size of the first, were it told in thousands as well. */
const isLike = ({ value }: Figure, first: Figure): boolean => {
  const share = (value * THOUSAND) / first.value;
  return value > 0 && share >= 1 / APART && share <= APART;
};

const PAID =
  wordSet(`salary salaries wage wages pay pays paid earn earns earned rent rents budget budgets spent spends cost costs price prices
  revenue turnover income profit profits debt debts invested raised made`);
/** Without a word of money, how many times as large or small as the first they may be. */
const NEAR = 4;
const MANY = 10;
const PLURAL = /^\p{Ll}.*[^s]s$/u; // catches "likes", not "Ben" or "senior"

/** "12k fans watched; Ann scored 14": what is told of them is said behind the first. */
const isSaidAnew = (scan: Scan, first: Figure, [next]: readonly Figure[]): boolean =>
  scan.tokens.slice(first.to, next?.from ?? first.to).some(({ lower }) => lower === ";" || verbSense(lower) === "verb");

/** "42k, mid 58, senior 75": too near the first to be anything but thousands; not "views 42k, likes 38", which count other things. */
function isNear(scan: Scan, first: Figure, elided: readonly Figure[]): boolean {
  const size = first.value / THOUSAND;
  const paid = scan.tokens.some(({ lower }) => PAID.has(lower));
  return (
    size >= MANY &&
    (paid || !isSaidAnew(scan, first, elided)) &&
    elided.every(({ value, from, weak }) => {
      const near = value >= size / (paid ? MANY : NEAR) && value <= size * NEAR;
      return near && !weak && (paid || !PLURAL.test(tokenAt(scan, from - 1).text));
    })
  );
}

export function elidedGrands(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!CUE.test(scan.text)) return mentions;
  const [first, ...rest] = mentions.filter(isFigure);
  const told = first && isTold(scan, first);
  if (!first || !told || rest.length === 0) return mentions;
  const elided = rest.filter((figure) => standsBare(scan, figure) && isLike(figure, first));
  const others = rest.filter((figure) => !elided.includes(figure) && figure.factor !== THOUSAND);
  const broken = elided.some(({ value }) => !Number.isInteger(value));
  const last = elided.at(-1);
  if (
    !last ||
    others.length > 0 ||
    (told === "k" && !broken && (elided.length < rest.length || !isNear(scan, first, elided)))
  )
    return mentions;
  if (scan.tokens.slice(first.to, last.from).some(({ lower }) => STOPS.has(lower))) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && elided.includes(mention)
      ? {
          ...mention,
          value: scaledValue(mention.value, THOUSAND),
          factor: THOUSAND,
          scaled: true,
          bare: false,
          weak: false,
          unit: first.unit,
        }
      : mention,
  );
}

/**
 * A magnitude said once, where `read/units.ts` does not see it: "Revenue and cost, ₦bn, for three mills: Jos 4.2 and 3.9", "How
 * many million tourists came: Spain 85", "310, 290 and 0 thousand tonnes", "2.1 million tonnes of oranges and 0.7 million of
 * lemons; Morocco 0.6 and 0.03". Only where every figure without it can have it.
 */
import { CURRENCY_SIGNS } from "../../lexicon/units.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention, type Unit } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const LETTERS: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["m", 1e6],
  ["mn", 1e6],
  ["bn", 1e9],
  ["b", 1e9],
  ["tn", 1e12],
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
]);
const MONEY_HEAD = /[,(] ?(?:in )?(?![$€£])(\p{Sc})(k|m|mn|bn|tn)(?=[),:])[^\d]*$/u; // catches ", ₦bn, for our mills: Jos ", not "₦4bn" nor "$m", which all readers know
const HOW_MANY = /\bhow many (thousand|million|billion) (?:\p{L}+[ ,:–-]+){1,8}$/iu; // catches "How many million tourists came: Spain ", not "how many tourists"
const LARGEST = 10_000;

type Told = { factor: number; unit: Unit | null };

/** What a heading says of all figures behind it. */
function headOf(scan: Scan, first: Figure): Told | null {
  const before = scan.text.slice(0, first.start);
  const [, sign = "", letters = ""] = MONEY_HEAD.exec(before) ?? [];
  const [, word = ""] = HOW_MANY.exec(before) ?? [];
  const factor = LETTERS.get(letters || word.toLowerCase());
  const symbol = CURRENCY_SIGNS.get(sign);
  if (!factor || (letters && !symbol)) return null;
  return { factor, unit: symbol ? { kind: "currency", symbol } : null };
}

const isPlain = ({ bare, scaled, unit, value, range, basis }: Figure): boolean =>
  bare && !scaled && unit === null && !range && !basis && Math.abs(value) < LARGEST;

const scaledBy = (figure: Figure, { factor, unit }: Told): Figure => ({
  ...figure,
  value: scaledValue(figure.value, factor),
  factor,
  scaled: true,
  bare: false,
  unit: unit ?? figure.unit,
});

const LISTED = /^(?:, | and |, and )$/u; // catches ", and ", not " in May, "

/** "310, 290, 275 and 0 thousand tonnes": where the last is nothing, nothing can be told from its size. */
function endsInNothing(scan: Scan, figures: readonly Figure[]): Told | null {
  const last = figures.at(-1);
  const listed = figures.every((figure, at) => {
    const next = figures[at + 1];
    return !next || (isPlain(figure) && LISTED.test(scan.text.slice(figure.end, next.start)));
  });
  return last?.value === 0 && last.factor && last.factor > 1 && listed
    ? { factor: last.factor, unit: last.unit }
    : null;
}

const GROUP_ENDS: ReadonlySet<string> = new Set([";", ".", ","]);

/** "2.1 million tonnes of oranges and 0.7 million of lemons; Morocco 0.6 and 0.03": rows of as many as the first holds. */
function rowsBehind(scan: Scan, figures: readonly Figure[]): Told | null {
  const width = figures.findIndex(({ scaled }) => !scaled);
  const [first] = figures;
  const rest = figures.slice(width);
  const factor = first?.factor;
  const alike = figures.slice(0, width).every((figure) => figure.scaled && figure.factor === factor);
  if (width < 2 || !factor || factor < 1e6 || !alike || rest.length % width !== 0 || !rest.every(isPlain)) return null;
  const fits = rest.every((figure, at) => {
    const [model, before] = [figures[at % width], figures[width + at - 1]];
    const opens = at % width === 0;
    const parted = scan.tokens.slice(before?.to ?? 0, figure.from).some(({ lower }) => GROUP_ENDS.has(lower));
    const share = model ? (figure.value * factor) / model.value : 0;
    return (parted || !opens) && share > 0.01 && share < 100;
  });
  const small = rest.some(({ value }) => !Number.isInteger(value));
  return fits && small ? { factor, unit: null } : null;
}

export function scaleToldOnce(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const [first] = figures;
  if (!first || figures.length < 2) return mentions;
  const head = figures.every(isPlain) ? headOf(scan, first) : null;
  const told = head ?? endsInNothing(scan, figures) ?? rowsBehind(scan, figures);
  if (!told) return mentions;
  return mentions.map((mention) => (isFigure(mention) && isPlain(mention) ? scaledBy(mention, told) : mention));
}

const FROM_TO = 3;

/** "Revenue went from $4.9m to $5.4m as the number of shops rose from 48 to 60": the later pair is of another sort. */
export function pairsApart(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const money = figures.some(({ unit, scaled }) => unit?.kind === "currency" && scaled);
  const [low, high] = figures.slice(-2);
  if (!money || !low || !high || figures.length < FROM_TO || !isPlain(low) || !isPlain(high)) return mentions;
  const pair = lowerAt(scan, low.from - 1) === "from" && lowerAt(scan, high.from - 1) === "to";
  const whole = Number.isInteger(low.value) && Number.isInteger(high.value);
  if (!pair || !whole || low.weak || high.weak) return mentions;
  return mentions.map((mention) => (mention === low || mention === high ? { ...mention, bare: false } : mention));
}

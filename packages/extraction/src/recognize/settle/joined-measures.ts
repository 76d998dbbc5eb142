/** Measures told in two units: "2 h 10 min" → 130 min, "5 ft 10" → 70 in. Not "6 h and 4 cups", "0.5 h 112". */
import { CONJUNCTIONS, PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure, Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

/** The unit that each is told with, and how many of these it holds. */
const SMALLER: ReadonlyMap<string, readonly [string, number]> = new Map([
  ["h", ["min", 60]],
  ["hours", ["minutes", 60]],
  ["years", ["months", 12]],
  ["min", ["s", 60]],
  ["minutes", ["seconds", 60]],
  ["m", ["cm", 100]],
  ["ft", ["in", 12]],
  ["lb", ["oz", 16]],
  ["stone", ["lb", 14]],
]);

/** Both as one figure of the smaller unit, where the second goes on from the first. */
function joined(scan: Scan, big: Mention, small: Mention | undefined): Figure | null {
  if (
    big.kind !== "figure" ||
    small?.kind !== "figure" ||
    small.from > big.to + 1 ||
    big.basis ||
    !Number.isInteger(big.value)
  )
    return null;
  const [symbol = "", count = 0] = SMALLER.get(big.unit?.symbol ?? "") ?? [];
  if (symbol === "cm" && big.value > 9) return null; // "a metre forty", not "100 m 58"
  const rest = small.value / (small.factor ?? 1); // "4h 10m" is no million
  const unit = small.unit?.symbol ?? (small.factor === 1e6 ? symbol : "");
  const worded = isWordAt(scan, small.from);
  const and = lowerAt(scan, big.to) === "and" && (unit !== "" || worded) ? 1 : 0; // "an hour and ten by car"
  const written = unit.startsWith(symbol.charAt(0)) && unit !== "";
  const inches = symbol === "in" && lowerAt(scan, small.to) === "in" ? 1 : 0;
  const next = lowerAt(scan, small.to + inches);
  const glued = !tokenAt(scan, small.from).spaced; // "mon 4h12 tue 3h50"
  const free = glued || small.rate !== undefined || PREPOSITIONS.has(next) || CONJUNCTIONS.has(next); // "5h 40 a day to 2h 10 since"
  const ended =
    (free || !isWordAt(scan, small.to + inches)) &&
    (symbol === "in" || worded || tokenAt(scan, small.from).text.length === 2);
  if (small.from !== big.to + and || !Number.isInteger(rest) || rest >= count || !(written || (small.bare && ended)))
    return null;
  const { from } = big;
  const how = `${scan.text.slice(big.start, small.end)} in ${symbol}`;
  return {
    ...big,
    ...placeOf(scan, from, small.to + inches),
    value: big.value * count + rest,
    unit: { kind: "measure", symbol },
    numberEnd: small.end,
    basis: { spans: [], how },
  };
}

const HALF_DAY = 12;

/** "Priya 14h, Dan 9h30, Sal 6": few of them and bare are as many hours; not "Insta 1h50, Mail 55", nor "7h15 with 3 breaks". */
function inHours(scan: Scan, all: readonly Mention[]): readonly Mention[] {
  const figures = all.filter((mention) => mention.kind === "figure");
  const spans = figures.filter(({ basis }) => / in (?:min|minutes)$/u.test(basis?.how ?? "")); // catches "9h30 in min", not "5 ft 2 in in"
  const bare = figures.filter((figure) => figure.bare && !figure.basis && !figure.unit);
  const hours = figures.filter(({ unit, basis }) => !basis && (unit?.symbol === "h" || unit?.symbol === "hours"));
  const plain = bare.every(
    ({ value, to }) => value > 0 && value <= HALF_DAY && (!isWordAt(scan, to) || CONJUNCTIONS.has(lowerAt(scan, to))),
  );
  if (spans.length === 0 || bare.length === 0 || !plain) return all;
  if (spans.length + bare.length + hours.length < figures.length) return all;
  const unit = { kind: "measure" as const, symbol: spans[0]?.unit?.symbol === "min" ? "h" : "hours" };
  return all.map((mention) =>
    mention.kind === "figure" && bare.includes(mention) ? { ...mention, unit, bare: false, weak: false } : mention,
  );
}

/** Two figures of one measure as one, where there is another to compare it with. */
export function joinedMeasures(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const all: Mention[] = [];
  let done = -1;
  for (const [at, mention] of mentions.entries()) {
    if (at === done) continue;
    const figure = joined(scan, mention, mentions[at + 1]);
    if (figure) done = at + 1;
    all.push(figure ?? mention);
  }
  if (done < 0 || all.filter(({ kind }) => kind === "figure").length < 2) return mentions;
  return inHours(scan, all).map(
    (
      mention, // "1h 35m, 12m"
    ) =>
      mention.kind === "figure" &&
      mention.factor === 1e6 &&
      !mention.unit &&
      lowerAt(scan, mention.to - 1) === "m" &&
      scan.words.has("h")
        ? { ...mention, value: mention.value / 1e6, unit: { kind: "measure", symbol: "min" } }
        : mention,
  );
}

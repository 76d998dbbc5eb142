/**
 * Figures told from other figures: "twice that", "half as many as A", "3,000 more", "a third more", "grew 10%", "shaved off 7".
 * In: settled mentions. Out: the same with such figures worked out; each keeps the places that it rests on.
 */
import { CHANGE_DOWN, CHANGE_UP } from "../lexicon/verbs.ts";
import { lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import type { Figure, Mention } from "./mention.ts";
import { placeOf } from "./place.ts";
import { smallNumber } from "./small-number.ts";

const isFigure = (mention: Mention): mention is Figure => mention.kind === "figure";

type Factor = { factor: number; from: number; to: number };

const FACTOR_WORDS: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["double", 2],
  ["triple", 3],
  ["thrice", 3],
  ["half", 0.5],
]);
const AS_WORDS: ReadonlySet<string> = new Set([
  "many",
  "much",
  "high",
  "big",
  "large",
  "long",
  "often",
  "fast",
  "expensive",
  "tall",
  "heavy",
  "popular",
]);

/** "twice that", "twice as many", "three times as much", "half that", "double the March figure". */
function factorAt(scan: Scan, at: number): Factor | null {
  const word = lowerAt(scan, at);
  const times = ["times", "x"].includes(lowerAt(scan, at + 1))
    ? (smallNumber(word) ?? (/^\d{1,2}$/u.test(word) ? Number(word) : undefined))
    : undefined; // catches "5", not "1,000"
  const factor = times ?? FACTOR_WORDS.get(word);
  if (factor === undefined) return null;
  const next = at + (times === undefined ? 1 : 2);
  const said = lowerAt(scan, next);
  if (said === "that" || said === "this" || said === "it") return { factor, from: at, to: next + 1 };
  if (said === "as" && AS_WORDS.has(lowerAt(scan, next + 1))) return { factor, from: at, to: next + 2 };
  if (
    said === "the" &&
    ["amount", "number", "price", "size", "time", "weight", "cost", "distance", "score", "length"].includes(
      lowerAt(scan, next + 1),
    )
  )
    return { factor, from: at, to: next + 2 };
  return null;
}

/** "as A", "as in March": the figure beside that name, else the one before. */
function baseOf(scan: Scan, figures: readonly Figure[], at: number, to: number): Figure | undefined {
  const before = figures.filter((figure) => figure.from < at);
  const as = ["as", "than"].includes(lowerAt(scan, to)) ? to + 1 : -1;
  const name =
    as >= 0 ? lowerAt(scan, ["in", "the", "group", "on", "at"].includes(lowerAt(scan, as)) ? as + 1 : as) : "";
  if (name && name !== "that") {
    const named = before.find((figure) =>
      [1, 2, 3, 4, 5].some(
        (step) => lowerAt(scan, figure.from - step) === name || lowerAt(scan, figure.to + step - 1) === name,
      ),
    );
    if (named) return named;
  }
  return before.at(-1);
}

type Derived = { base: Figure; value: number; from: number; to: number; how: string };

const rounded = (value: number): number => Number(value.toPrecision(10));

const figureOf = (scan: Scan, { base, value, from, to, how }: Derived): Figure => ({
  ...base,
  ...placeOf(scan, from, to),
  numberEnd: tokenAt(scan, to - 1).end,
  value: rounded(value),
  bare: false,
  weak: false,
  signed: false,
  basis: { spans: base.basis ? base.basis.spans : [[base.start, base.end]], how },
});

const MORE: ReadonlySet<string> = new Set([
  "more",
  "extra",
  "further",
  "higher",
  "slower",
  "longer",
  "taller",
  "older",
  "bigger",
  "heavier",
]);
const FEWER: ReadonlySet<string> = new Set([
  "fewer",
  "less",
  "lower",
  "faster",
  "quicker",
  "shorter",
  "cheaper",
  "lighter",
  "younger",
]);

/** Up or down by the verb in the three words before a figure: "grew 10%", "shaved off 7", "another 5%". */
function verbWay(scan: Scan, figure: Figure): number {
  for (let at = figure.from - 1; at >= Math.max(0, figure.from - 3); at--) {
    const word = lowerAt(scan, at);
    if (tokenAt(scan, at).kind !== "word" || word === "to" || word === "from") return 0;
    if (CHANGE_UP.has(word)) return 1;
    if (CHANGE_DOWN.has(word)) return -1;
  }
  return 0;
}

function changed(scan: Scan, figure: Figure, earlier: readonly Figure[], last: number): Derived | null {
  const after = lowerAt(scan, figure.to);
  if (figure.rate || ["every", "each", "per", "annually", "yearly"].includes(after)) return null;
  const base = ["than", "as"].includes(lowerAt(scan, figure.to + 1))
    ? baseOf(scan, earlier, figure.from, figure.to + 1)
    : earlier.at(-1);
  if (!base) return null;
  const way = MORE.has(after) ? 1 : FEWER.has(after) ? -1 : 0;
  const share = figure.unit?.symbol === "%" && base.unit?.symbol !== "%";
  const again = lowerAt(scan, figure.from - 1) === "another" && last !== 0;
  const verb = way === 0 ? (again ? last : verbWay(scan, figure)) : 0;
  const sign = way || verb;
  if (sign === 0) return null;
  const to = way === 0 ? figure.to : figure.to + 1;
  if (["from", "to"].includes(lowerAt(scan, to))) return null;
  if (share)
    return {
      base,
      value: base.value * (1 + (sign * figure.value) / 100),
      from: figure.from,
      to,
      how: `${base.value} ${sign > 0 ? "plus" : "less"} ${figure.value}%`,
    };
  const alike = figure.unit === null || figure.unit.symbol === base.unit?.symbol;
  const plain = way !== 0 || ["off", "by", "added", "adds", "gained"].includes(lowerAt(scan, figure.from - 1)) || again;
  if (!alike || !plain || base.unit?.symbol === "%" || (way !== 0 && figure.value > base.value * 20)) return null;
  return {
    base,
    value: base.value + sign * figure.value,
    from: figure.from,
    to,
    how: `${base.value} ${sign > 0 ? "plus" : "less"} ${figure.value}`,
  };
}

/** Mentions with the figures told from others worked out. */
export function derive(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const done: Mention[] = [];
  const figures: Figure[] = [];
  const starts = mentions.filter(isFigure);
  if (starts.length === 0) return [...mentions];
  let last = 0;
  let next = 0;
  let at = 0;
  while (at < scan.tokens.length || next < mentions.length) {
    const mention = mentions[next];
    const factor = figures.length > 0 ? factorAt(scan, at) : null;
    if (factor && factor.factor > 0) {
      const base = baseOf(scan, figures, factor.from, factor.to);
      if (base) {
        const figure = figureOf(scan, {
          base,
          value: base.value * factor.factor,
          from: factor.from,
          to: factor.to,
          how: `${factor.factor} times ${base.value}`,
        });
        figures.push(figure);
        done.push(figure);
        at = factor.to;
        while ((mentions[next]?.from ?? Number.POSITIVE_INFINITY) < at) next++;
        continue;
      }
    }
    if (!mention || mention.from > at) {
      at++;
      continue;
    }
    next++;
    const change = isFigure(mention) && figures.length > 0 ? changed(scan, mention, figures, last) : null;
    if (change) last = change.value >= change.base.value ? 1 : -1;
    const own = change ? figureOf(scan, change) : mention;
    done.push(own);
    if (isFigure(own)) figures.push(own);
    at = Math.max(own.to, at);
  }
  return done;
}

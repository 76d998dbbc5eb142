/**
 * What can be seen of a figure and a candidate name for it, as places in the weight table.
 * A feature is a template number and a value; both hash to one of SIZE places.
 */
import { REST_WORDS } from "../../lexicon/closed-class.ts";
import { TOTAL_WORDS } from "../../lexicon/nouns.ts";
import type { AxisFamily, Figure } from "../../recognize/mention.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { countedNoun } from "../counted-noun.ts";
import { inBrackets, isNearTotalWord, unitKey } from "../drop-cost.ts";
import type { Gap } from "../statement.ts";
import { type Candidate, type GapItems, type Item, wordHash } from "./label-candidates.ts";

const BITS = 14;
export const SIZE = 1 << BITS;

/** Place of a feature in the weight table. */
export const place = (template: number, value: number): number =>
  Math.imul((template * 0x9e3779b1) ^ Math.imul(value + 1, 0x85ebca6b), 0xc2b2ae35) >>> (32 - BITS);

export type Context = {
  scan: Scan;
  figures: readonly Figure[];
  gaps: readonly Gap[];
  rows: readonly GapItems[];
  /** How often a candidate's last word stands among the candidates. */
  heads: ReadonlyMap<string, number>;
  brackets: readonly boolean[];
  units: readonly string[];
  /** What the rules' best readings make of each figure. */
  hints: readonly Hint[];
};

/** One reading of the rules: its names for each figure it takes, by the figure's place, and whether it has several series. */
export type Hint = { names: ReadonlyMap<number, ReadonlySet<string>>; grouped: boolean };

/** 0 no such reading, 1 figure left out, 2 other name, 3 this name. */
const hintValue = (hint: Hint | undefined, at: number, key: string): number => {
  if (!hint) return 0;
  const names = hint.names.get(at);
  return names === undefined ? 1 : names.has(key) ? 3 : 2;
};

export const strengthBucket = (strength: number): number =>
  strength <= 0 ? 0 : strength <= 3 ? 1 : strength < 4.4 ? 2 : strength <= 4.5 ? 3 : strength <= 5 ? 4 : strength <= 6 ? 5 : strength <= 7 ? 6 : strength <= 8 ? 7 : 8;

const FAMILIES: readonly AxisFamily[] = ["year", "month", "quarter", "weekday", "date", "clock", "season", "step", "band", "relative", "duration", "version"];

const tagProfile = ({ words, axis }: Candidate): number => {
  if (axis) return 9;
  let names = 0;
  let numbers = 0;
  let verbs = 0;
  for (const { tag } of words) {
    if (tag === "name") names++;
    else if (tag === "number") numbers++;
    else if (tag === "verb") verbs++;
    else if (tag === "pron") return 8;
  }
  if (numbers === words.length) return 1;
  if (verbs > 0) return 2;
  if (names === 0) return numbers > 0 ? 3 : 4;
  return names === words.length ? 5 : 6;
};

const unitClass = (figure: Figure): number => {
  const kind = figure.unit?.kind;
  return kind === "percent" ? 1 : kind === "currency" ? 2 : kind === "measure" ? 3 : figure.part ? 4 : figure.scaled ? 5 : figure.weak ? 6 : 0;
};

const headOf = ({ key }: Candidate): string => key.slice(key.lastIndexOf(" ") + 1);

export const headCounts = (rows: readonly GapItems[]): Map<string, number> => {
  const heads = new Map<string, number>();
  for (const { candidates } of rows)
    for (const candidate of candidates)
      if (candidate.kind < 3) heads.set(headOf(candidate), (heads.get(headOf(candidate)) ?? 0) + 1);
  return heads;
};

/** Items between a candidate and its figure, nearest to the candidate first. */
function between(context: Context, figure: number, candidate: Candidate): readonly Item[] {
  const items = context.rows[candidate.gap]?.items ?? [];
  return candidate.gap <= figure ? items.slice(candidate.last + 1) : items.slice(0, candidate.first).toReversed();
}

const isVerb = (symbol: number): boolean => symbol >= 3 && symbol <= 5;

/** Shape of the link: side, distance and what stands between; equal for names in parallel. */
export type Link = { values: readonly number[]; signature: number; side: number };

export function linkOf(context: Context, at: number, candidate: Candidate): Link {
  const figure = context.figures[at];
  const left = candidate.gap <= at;
  const far = Math.min(2, left ? at - candidate.gap : candidate.gap - at - 1);
  const side = (left ? 0 : 1) + 2 * far;
  const gone = between(context, at, candidate);
  let phrases = 0;
  let verbs = 0;
  let strength = 0;
  let bracket = 0;
  let signature = side;
  let steps = 0;
  for (const { symbol, strength: own } of gone) {
    if (symbol < 256) {
      phrases++;
      if (isVerb(symbol)) verbs++;
    }
    strength = Math.max(strength, own);
    if (symbol === 256 + BRACKET || symbol === 256 + CLOSING) bracket++;
    if (steps++ < 4) signature = (Math.imul(signature, 31) + symbol) % 100003;
  }
  const near = gone.at(-1)?.symbol ?? 0;
  const after = gone[0]?.symbol ?? 0;
  const { kind, prep } = candidate;
  const profile = tagProfile(candidate);
  const count = Math.min(5, candidate.words.length);
  const unit = figure ? unitClass(figure) : 0;
  const repeated = Math.min(3, context.heads.get(headOf(candidate)) ?? 0);
  const head = candidate.words.at(-1)?.lower ?? "";
  const bucket = strengthBucket(strength);
  const order = Math.min(4, phrases);
  const klass = TOTAL_WORDS.has(head) ? 1 : REST_WORDS.has(head) ? 2 : candidate.words.length === 1 && profile === 8 ? 3 + (wordHash(head) % 50) : 0;
  const first = hintValue(context.hints[0], at, candidate.key);
  const second = hintValue(context.hints[1], at, candidate.key);
  const third = hintValue(context.hints[2], at, candidate.key);
  const values = [
    side,
    side * 16 + kind,
    (side * 16 + kind) * 256 + prep,
    side * 8 + order,
    side * 16 + bucket,
    side * 2048 + near,
    (side * 16 + kind) * 100003 + signature,
    side * 8 + Math.min(3, verbs),
    kind * 8 + count,
    side * 16 + profile,
    (side * 16 + kind) * 4 + candidate.article,
    (side * 8 + unit) * 4 + Math.min(3, phrases),
    (side * 8 + unit) * 16 + kind,
    (side * 4 + repeated) * 16 + kind,
    (candidate.gap === 0 ? 1 : 0) * 256 + (candidate.gap === 0 ? Math.min(3, context.rows[0]?.items.length ?? 0) : 0) * 16 + bucket,
    (side * 4 + Math.min(3, bracket)) * 2 + (context.brackets[at] ? 1 : 0),
    side * 16 + (candidate.axis ? 1 + FAMILIES.indexOf(candidate.axis.family) : 0),
    klass,
    (candidate.first === 0 ? 1 : 0) * 64 + side * 8 + order,
    side * 2048 + after,
    profile * 16 + kind,
    (side * 8 + order) * 16 + bucket,
    candidate.axis?.shy ? 1 + side : 0,
    (side * 64 + kind * 4 + Math.min(3, phrases)) * 16 + profile,
    (side * 4 + Math.min(2, nouns(context, left ? at + 1 : at))) * 8 + order,
    (left ? 0 : 1) * 2048 + (candidate.axis ? 2000 : wordHash(head)),
    side * 4096 + (left ? wordBefore(context, at) : wordAfter(context, at)),
    (side * 8 + order) * 32 + kind * 2 + (candidate.gap === 0 ? 1 : 0),
    first * 4 + second,
    (first * 4 + second) * 2 + (context.hints[0]?.grouped ? 1 : 0),
    (first * 16 + kind) * 8 + side,
    third * 4 + first,
  ];
  return { values, signature: signature * 8 + kind, side };
}

/** Noun phrases in a gap. */
const nouns = (context: Context, gap: number): number => (context.rows[gap]?.items ?? []).filter(({ symbol }) => symbol === 1 || (symbol >= 16 && symbol < 128) || symbol === 7).length;

const wordBefore = ({ scan, figures }: Context, at: number): number => {
  const token = tokenAt(scan, (figures[at]?.from ?? 0) - 1);
  return token.kind === "word" ? wordHash(token.lower) : 1100 + wordHash(token.lower);
};

const wordAfter = ({ scan, figures }: Context, at: number): number => {
  const token = tokenAt(scan, figures[at]?.to ?? 0);
  return token.kind === "word" ? wordHash(token.lower) : 1100 + wordHash(token.lower);
};

const BRACKET = wordHash("(");
const CLOSING = wordHash(")");

/** How a figure stands in the text: what speaks for leaving it out. Raw values, to be told apart by slot. */
export function figureValues(context: Context, at: number): number[] {
  const { scan, figures, units } = context;
  const figure = figures[at];
  if (!figure) return [];
  const unit = units[at] ?? "";
  const same = units.filter((other) => other === unit).length;
  const before = tokenAt(scan, figure.from - 1);
  const next = tokenAt(scan, figure.to);
  const spelled = tokenAt(scan, figure.from).kind === "word" ? 1 : 0;
  const digits = figures.some(({ from }) => tokenAt(scan, from).kind === "number") ? 1 : 0;
  const others = figures.filter((_, other) => other !== at);
  const sum = others.reduce((total, { value }) => total + value, 0);
  const isSum = others.length > 1 && Math.abs(sum - figure.value) <= Math.abs(figure.value) * 0.001 ? 1 : 0;
  const later = figures.slice(at + 1).reduce((total, { value }) => total + value, 0);
  const whole = figures.length - at > 2 && Math.abs(later - figure.value) <= Math.abs(figure.value) * 0.001 ? 1 : 0;
  const bare = figure.bare ? 1 : 0;
  const small = Number.isInteger(figure.value) && figure.value <= 12 ? (figure.value <= 2 ? 2 : 1) : 0;
  const year = bare && figure.value >= 1900 && figure.value <= 2100 && Number.isInteger(figure.value) ? 1 : 0;
  const gap = context.gaps[at];
  const behind = context.gaps[at + 1];
  const edge = at === 0 ? 1 : at === figures.length - 1 ? 2 : 0;
  const minority = same * 2 < figures.length ? (same === 1 ? 2 : 1) : 0;
  const wordBefore = before.kind === "word" ? wordHash(before.lower) : before.kind === "mark" ? 1100 + wordHash(before.lower) : 0;
  const wordNext = next.kind === "word" && next.lower.length < 6 ? wordHash(next.lower) : next.kind === "mark" ? 1100 + wordHash(next.lower) : 1;
  return [
    0,
    figure.weak ? 1 + spelled : 0,
    minority * 4 + edge,
    (unit === "" ? 1 : 0) * 8 + minority * 2 + (units.some((other) => other !== "") ? 1 : 0),
    (context.brackets[at] ? 1 : 0) * 32 + Math.min(20, context.brackets.filter(Boolean).length),
    isNearTotalWord(scan, figure) ? 1 + isSum : 0,
    isSum * 4 + edge,
    whole * 4 + edge,
    year, small * 2 + bare,
    (small * 2 + bare) * 4 + edge,
    (spelled * 2 + digits) * 4 + small,
    figure.signed ? 1 : 0,
    figure.part ? 1 + spelled : 0,
    figure.outOf === undefined ? 0 : 1,
    figure.rate === undefined ? 0 : 1,
    figure.basis ? 1 : 0,
    figure.bare && countedNoun(scan, figure) !== "" ? 1 + minority : 0,
    wordBefore,
    wordNext,
    edge * 16 + strengthBucket(gap?.strength ?? 9),
    edge * 16 + strengthBucket(behind?.strength ?? 9),
    (edge * 16 + strengthBucket(at === 0 ? (behind?.strength ?? 9) : (gap?.strength ?? 9))) * 4 + minority,
    Math.min(6, figures.length) * 4 + edge,
    lowerAt(scan, figure.from - 2) === "out" ? 1 : 0,
    context.hints.reduce((sum, { names }, index) => sum + (names.has(at) ? 1 << index : 0), 0),
    context.hints[0]?.names.has(at) === false ? 1 + edge : 0,
  ];
}

export const contextOf = (scan: Scan, figures: readonly Figure[], gaps: readonly Gap[], rows: readonly GapItems[], hints: readonly Hint[] = []): Context => ({
  hints,
  scan,
  figures,
  gaps,
  rows,
  heads: headCounts(rows),
  brackets: figures.map((figure) => inBrackets(scan, figure)),
  units: figures.map(unitKey),
});

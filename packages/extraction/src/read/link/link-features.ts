/**
 * What can be seen of a figure and a candidate name for it. Each feature is the value of a numbered template: the n-th of
 * `values` belongs to template n. Equal values mean the same in every text.
 */
import { REST_WORDS } from "../../lexicon/closed-class.ts";
import { TOTAL_WORDS } from "../../lexicon/nouns.ts";
import type { AxisFamily, Figure } from "../../recognize/mention.ts";
import { tokenAt } from "../../text/scan.ts";
import { type Candidate, type Item, wordHash } from "./label-candidates.ts";
import { type Context, type Hint, headOf, strengthBucket } from "./link-context.ts";

/** 0 no such reading, 1 figure left out, 2 other name, 3 this name. */
const hintValue = (hint: Hint | undefined, at: number, key: string): number => {
  if (!hint) return 0;
  const names = hint.names.get(at);
  return names === undefined ? 1 : names.has(key) ? 3 : 2;
};

const FAMILIES: readonly AxisFamily[] = [
  "year",
  "month",
  "quarter",
  "weekday",
  "date",
  "clock",
  "season",
  "step",
  "band",
  "relative",
  "duration",
  "version",
];

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
  return kind === "percent"
    ? 1
    : kind === "currency"
      ? 2
      : kind === "measure"
        ? 3
        : figure.part
          ? 4
          : figure.scaled
            ? 5
            : figure.weak
              ? 6
              : 0;
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
  const klass = TOTAL_WORDS.has(head)
    ? 1
    : REST_WORDS.has(head)
      ? 2
      : candidate.words.length === 1 && profile === 8
        ? 3 + (wordHash(head) % 50)
        : 0;
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
    (candidate.gap === 0 ? 1 : 0) * 256 +
      (candidate.gap === 0 ? Math.min(3, context.rows[0]?.items.length ?? 0) : 0) * 16 +
      bucket,
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
const nouns = (context: Context, gap: number): number =>
  (context.rows[gap]?.items ?? []).filter(
    ({ symbol }) => symbol === 1 || (symbol >= 16 && symbol < 128) || symbol === 7,
  ).length;

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

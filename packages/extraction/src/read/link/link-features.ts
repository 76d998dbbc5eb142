/**
 * What can be seen of a figure and a candidate name for it. Each feature is the value of a numbered template: the n-th of
 * `values` belongs to template n. Equal values mean the same in every text.
 */
import type { AxisFamily, Figure } from "../../recognize/mention.ts";
import { wordHash } from "../name-key.ts";
import type { Candidate } from "./label-candidates.ts";
import { type Context, type Hint, strengthBucket } from "./link-context.ts";

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

const isVerb = (symbol: number): boolean => symbol >= 3 && symbol <= 5;

/** Shape of the link: side, distance and what stands between; equal for names in parallel. */
export type Link = { values: readonly number[]; signature: number; side: number; phrases: number };

export function linkOf(context: Context, at: number, candidate: Candidate): Link {
  const figure = context.figures[at];
  const left = candidate.gap <= at;
  const far = Math.min(2, left ? at - candidate.gap : candidate.gap - at - 1);
  const side = (left ? 0 : 1) + 2 * far;
  const items = context.rows[candidate.gap]?.items ?? [];
  // the items between the candidate and its figure, nearest to the candidate first
  const stop = left ? items.length : -1;
  const step = left ? 1 : -1;
  const start = left ? candidate.last + 1 : candidate.first - 1;
  let phrases = 0;
  let verbs = 0;
  let strength = 0;
  let bracket = 0;
  let signature = side;
  let steps = 0;
  for (let place = start; place !== stop; place += step) {
    const item = items[place];
    if (!item) break;
    const { symbol, strength: own } = item;
    if (symbol < 256) {
      phrases++;
      if (isVerb(symbol)) verbs++;
    }
    strength = Math.max(strength, own);
    if (symbol === 256 + BRACKET || symbol === 256 + CLOSING) bracket++;
    if (steps++ < 4) signature = (Math.imul(signature, 31) + symbol) % 100003;
  }
  const after = start === stop ? 0 : (items[start]?.symbol ?? 0);
  const near = start === stop ? 0 : (items[stop - step]?.symbol ?? 0);
  const { kind, prep, profile } = candidate;
  const count = Math.min(5, candidate.words.length);
  const unit = figure ? unitClass(figure) : 0;
  const repeated = Math.min(3, context.heads.get(candidate.head) ?? 0);
  const bucket = strengthBucket(strength);
  const order = Math.min(4, phrases);
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
    candidate.sort,
    (candidate.first === 0 ? 1 : 0) * 64 + side * 8 + order,
    side * 2048 + after,
    profile * 16 + kind,
    (side * 8 + order) * 16 + bucket,
    candidate.axis?.shy ? 1 + side : 0,
    (side * 64 + kind * 4 + Math.min(3, phrases)) * 16 + profile,
    (side * 4 + Math.min(2, context.rows[left ? at + 1 : at]?.nouns ?? 0)) * 8 + order,
    (left ? 0 : 1) * 2048 + (candidate.axis ? 2000 : candidate.lastHash),
    side * 4096 + ((left ? context.wordsBefore[at] : context.wordsAfter[at]) ?? 0),
    (side * 8 + order) * 32 + kind * 2 + (candidate.gap === 0 ? 1 : 0),
    first * 4 + second,
    (first * 4 + second) * 2 + (context.hints[0]?.grouped ? 1 : 0),
    (first * 16 + kind) * 8 + side,
    third * 4 + first,
  ];
  return { values, signature: signature * 8 + kind, side, phrases };
}

const BRACKET = wordHash("(");
const CLOSING = wordHash(")");

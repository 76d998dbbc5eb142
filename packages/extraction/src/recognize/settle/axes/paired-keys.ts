/**
 * "10: 4. 11: 9. 12: 7", "15 18%, 14 29%, 13 21%", "1y 4.1%, 2y 3.9%, 5y 4%": a list of pairs of which the first number is the
 * place of the second. The first ones open their items and count up or down (or over noon), and all pairs are written alike.
 */
import { wordSet } from "../../../lexicon/closed-class.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../../lexicon/verbs.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../../text/scan.ts";
import { type Aside, type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";
import { aside, placeOf, wordsOf } from "../../place.ts";
import { isOrdered, marked } from "./label-runs.ts";

const POINTERS = wordSet(": → ➡ -> = =>");
const CHANGES: ReadonlySet<string> = new Set([...CHANGE_UP, ...CHANGE_DOWN]);
/** In front of the first key. */
const LEADS = wordSet("after at by within");
const LEAST_PAIRS = 3;
const LONGEST_SIGN = 3;

type Pair = { key: Figure; value: Figure; to: number; glue: string };

/** What stands between a key and its value: a pointer, a short sign of measure ("1y"), both or nothing; null for more. */
function glueOf(scan: Scan, key: Figure, value: Figure): { glue: string; to: number } | null {
  let at = key.to;
  const sign = isWordAt(scan, at) && !tokenAt(scan, at).spaced && tokenAt(scan, at).lower.length <= LONGEST_SIGN;
  const word = sign ? lowerAt(scan, at++) : "";
  const to = at;
  const pointer = POINTERS.has(lowerAt(scan, at)) && tokenAt(scan, at + 1).spaced ? lowerAt(scan, at++) : "";
  return at === value.from ? { glue: word + pointer, to } : null;
}

/** A key opens its item: behind a comma, a full stop, a line or the start. */
const opens = (scan: Scan, { from }: Figure): boolean =>
  from === 0 || (!isWordAt(scan, from - 1) && !isNumberAt(scan, from - 1) && !POINTERS.has(lowerAt(scan, from - 1)));

/** The longest list of pairs that the figures end with. */
function pairsOf(scan: Scan, figures: readonly Figure[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let at = figures.length - 2; at >= 0; at -= 2) {
    const [key, value] = figures.slice(at, at + 2);
    const glue = key && value ? glueOf(scan, key, value) : null;
    const lead = lowerAt(scan, (key?.from ?? 0) - 1);
    const first = lead === ":" || LEADS.has(lead); // "by version: 3.1 …", "battery after 1 hr 88%, 2 hrs 71%"
    if (!key || !value || !glue || !(opens(scan, key) || first)) break;
    if (pairs.some((pair) => pair.glue !== glue.glue)) break;
    pairs.unshift({ key, value, ...glue });
    if (first) break; // not "e-mail: 12 → 4. Calls: 9 → 21"
  }
  return pairs;
}

/** They count up or down, or as hours over noon: 10, 11, 12, 1. */
function areOrdered(keys: readonly number[]): boolean {
  const noon = keys.indexOf(12) + 1;
  const hours = noon > 0 ? keys.map((key, at) => (at < noon ? key : key + 12)) : keys;
  return isOrdered(keys) || (keys.every((key) => key <= 12) && isOrdered(hours));
}

const unitsOf = (figures: readonly Figure[]): ReadonlySet<string> =>
  new Set(figures.map(({ unit }) => unit?.symbol ?? ""));

/** Without a pointer the units tell which is which: "15 18%", "5k 27"; "3 5, 4 6" says nothing. */
function areKeys(pairs: readonly Pair[]): boolean {
  const keys = unitsOf(pairs.map(({ key }) => key));
  const values = unitsOf(pairs.map(({ value }) => value));
  const pointed = pairs.every(({ glue }) => glue !== "");
  const plain = pairs.every(({ key }) => !key.basis && !key.range && !key.part && key.value >= 0);
  return plain && keys.size === 1 && (pointed || (values.size === 1 && [...keys].every((unit) => !values.has(unit))));
}

/** "Prices rose: 12 → 18, 20 → 25" goes from one to the other. */
const isChanges = (scan: Scan, [first]: readonly Pair[]): boolean =>
  !!first && !first.glue.endsWith(":") && first.glue !== "" && says(scan, CHANGES);

/** "by 5k splits: 5k 27, 10k 28": the first of the keys, said before the list. */
const isSaid = ({ to, unit, value }: Figure, [first]: readonly Figure[]): boolean =>
  first !== undefined && to <= first.from && value === first.value && unit?.symbol === first.unit?.symbol;

const told = (scan: Scan, { from, to }: Figure): Aside => aside(scan, from, to, "part of a description");

/** "…, 16 weeks 11.9kg and this morning 15.2": the last has a time of its own. */
function withoutLast(figures: readonly Figure[], mentions: readonly Mention[]): readonly Figure[] {
  const last = figures.at(-1);
  const timed = mentions.some(
    (mention) => isAxis(mention) && mention.family === "relative" && mention.to === last?.from,
  );
  return timed && figures.length % 2 === 1 ? figures.slice(0, -1) : figures;
}

export function pairedKeys(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < LEAST_PAIRS * 2) return mentions;
  const pairs = pairsOf(scan, withoutLast(figures, mentions));
  const keys = pairs.map(({ key }) => key);
  if (
    pairs.length < LEAST_PAIRS ||
    isChanges(scan, pairs) ||
    !areKeys(pairs) ||
    !areOrdered(keys.map(({ value }) => value))
  )
    return mentions;
  const axes = pairs.map(
    ({ key, to }, order): AxisMark => ({
      kind: "axis",
      ...placeOf(scan, key.from, to),
      family: "step",
      name: wordsOf(scan, key.from, to),
      order,
      position: null,
    }),
  );
  const start = keys[0]?.from;
  const before = mentions
    .filter((mention) => !(isAxis(mention) && mention.to === start && LEADS.has(lowerAt(scan, mention.from)))) // "after" is no time of its own
    .map((mention) => (isFigure(mention) && isSaid(mention, keys) ? told(scan, mention) : mention));
  return marked(before, keys, axes);
}

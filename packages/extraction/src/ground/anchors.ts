/**
 * Where the names of a table stand in the text: `anchorsOf(source, ["Rome", "Others"])` for "Rome 12, the rest 3" answers
 * Rome at "Rome" and Others at "rest".
 */
import { REST_WORDS, wordSet } from "../lexicon/closed-class.ts";
import { recognizeAll } from "../recognize/all-rules.ts";
import type { AxisMark } from "../recognize/mention.ts";
import { scanText } from "../text/scan.ts";
import { type Run, runsOf } from "./runs.ts";
import type { Source } from "./source.ts";
import { tellingStems, wordsOf } from "./words.ts";

export type Anchor = { name: number; start: number; end: number; weight: number };

const DIGIT = /^\p{N}/u; // catches "18", not "q1"
/** Names that a chart gives to what a text only implies, and the words that imply it. */
const IMPLIED_NAMES: readonly { names: ReadonlySet<string>; by: ReadonlySet<string> }[] = [
  {
    names: wordSet("rest other others remaining remainder else everything everyone left over leftover"),
    by: REST_WORDS,
  },
  {
    names: wordSet("before start initial then earlier previously previous past old original originally once first"),
    by: wordSet("from was were had used before then earlier previously formerly originally initially first once began"),
  },
  {
    names: wordSet("after now today current currently end later finally new latest reached"),
    by: wordSet("to now is are today after since reached hit currently later finally end ended it's new stands has"),
  },
];
/** A weaker place of a name counts where it holds this share of what the best one holds. */
const GOOD_SHARE = 0.6;
const MIN_WEIGHT = 0.3;

const sameNoun = (a: AxisMark, b: AxisMark): boolean =>
  a.noun === undefined || b.noun === undefined || a.noun === b.noun || a.noun === "ordinal" || b.noun === "ordinal";
const sameTime = (a: AxisMark, b: AxisMark): boolean => a.family === b.family && a.order === b.order && sameNoun(a, b);

export const timesIn = (name: string): AxisMark[] =>
  recognizeAll(scanText(name)).filter((mention): mention is AxisMark => mention.kind === "axis");

/** The words by which a text implies a name, as stems. */
export const impliedBy = (stems: readonly string[]): ReadonlySet<string>[] =>
  IMPLIED_NAMES.filter(({ names }) => stems.some((stem) => names.has(stem))).map(({ by }) => by);

type Place = Pick<Run, "start" | "end" | "weight">;

/** A name that stands word by word in the text outweighs whatever else shares its words. */
const PHRASE_WEIGHT = 2;

function phrasesOf(source: Source, name: string): Place[] {
  const stems = wordsOf(name).map(({ stem }) => stem);
  if (stems.every((stem) => DIGIT.test(stem))) return [];
  const firsts = source.byStem.get(stems[0] ?? "") ?? [];
  return firsts.flatMap((at): Place[] => {
    const words = source.words.slice(at, at + stems.length);
    const [first, last] = [words[0], words.at(-1)];
    const isWhole =
      source.fences[at] === source.fences[at + stems.length - 1] && stems.every((stem, i) => words[i]?.stem === stem);
    return isWhole && first && last ? [{ start: first.start, end: last.end, weight: PHRASE_WEIGHT }] : [];
  });
}

function placesOfName(source: Source, name: string, weightOf: (stem: string) => number): Place[] {
  const whole = phrasesOf(source, name);
  const others = looserPlacesOf(source, name, weightOf);
  return [...others.filter((other) => !whole.some((one) => one.start < other.end && other.start < one.end)), ...whole];
}

function looserPlacesOf(source: Source, name: string, weightOf: (stem: string) => number): Place[] {
  const stems = tellingStems(name);
  const runs = runsOf(source, stems, weightOf);
  const best = Math.max(0, ...runs.map(({ weight }) => weight));
  const lettered = stems.some((stem) => !DIGIT.test(stem));
  const byWords = runs.filter(
    (run) => run.weight >= Math.max(MIN_WEIGHT, best * GOOD_SHARE) && !(lettered && run.digitsOnly),
  );
  const marks = timesIn(name);
  const lower = name.trim().toLowerCase();
  const byTime = source.times
    .filter((time) => marks.some((mark) => sameTime(mark, time)) || time.name.toLowerCase() === lower)
    .map(({ start, end }): Place => ({ start, end, weight: 1 }));
  if (byTime.length > 0) return lettered ? [...byTime, ...byWords] : byTime;
  if (best >= 0.5) return byWords;
  const implied = impliedBy(stems);
  return source.words.flatMap(({ stem, start, end }): Place[] => {
    const lowered = source.scan.text.slice(start, end).toLowerCase();
    return implied.some((by) => by.has(stem) || by.has(lowered)) ? [{ start, end, weight: 0.5 }] : [];
  });
}

/** Rows of one name take its places in turn: the first "Q1" is last year's. */
function inTurn(places: readonly Place[], rows: readonly number[]): Anchor[] {
  const byStart = new Map(places.toSorted((a, b) => a.weight - b.weight).map((place) => [place.start, place]));
  const sorted = [...byStart.values()].sort((a, b) => a.start - b.start);
  return sorted.map((place, at) => ({ ...place, name: rows[at % rows.length] ?? 0 }));
}

const outweighs = (a: Anchor, b: Anchor): boolean =>
  a.weight > b.weight || (a.weight === b.weight && a.end - a.start > b.end - b.start);

/** Of overlapping places of different names the one stays that holds more of its name. */
function settled(anchors: readonly Anchor[]): Anchor[] {
  const kept: Anchor[] = [];
  for (const anchor of anchors.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const rivals = kept.slice(-4).filter((other) => other.name !== anchor.name && anchor.start < other.end);
    if (rivals.some((other) => outweighs(other, anchor))) continue;
    for (const rival of rivals) if (outweighs(anchor, rival)) kept.splice(kept.lastIndexOf(rival), 1);
    kept.push(anchor);
  }
  return kept;
}

/** "Previously" and "start" are names for before, "currently" and "today" for after. */
export const isImplied = (name: string, what: "before" | "after"): boolean =>
  tellingStems(name).some((stem) => IMPLIED_NAMES[what === "before" ? 1 : 2]?.names.has(stem) === true);

/** Where each name stands, in the order of the text. */
export function anchorsOf(source: Source, names: readonly string[]): Anchor[] {
  const groups = Map.groupBy(names.keys(), (at) => (names[at] ?? "").trim().toLowerCase());
  const owners = new Map<string, number>();
  for (const name of groups.keys())
    for (const stem of new Set(tellingStems(name))) owners.set(stem, (owners.get(stem) ?? 0) + 1);
  const weightOf = (stem: string): number => 1 / (owners.get(stem) ?? 1) ** 2;
  return settled(
    [...groups.values()].flatMap((rows) => inTurn(placesOfName(source, names[rows[0] ?? 0] ?? "", weightOf), rows)),
  );
}

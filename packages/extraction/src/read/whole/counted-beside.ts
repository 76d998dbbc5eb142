/**
 * Things counted in a row of money, shares or measures have no part in its unit: "£40 from Ann, £25 from Bob, 12 tins of beans from Cy" →
 * Ann and Bob. Where things are measured and counted in one list ("40 kg paper, 22 kg glass, 3 TVs and 1 piano") all stay, without a unit. A figure
 * whose unit is only left out keeps its place: "Chrome 65%, Firefox 20", "40 kg of apples, 20 of pears", "£40 from Ann, 25 from Bob".
 */
import type { Span } from "@charticle/contract";
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { MEASURES } from "../../lexicon/units.ts";
import type { Figure } from "../../recognize/mention.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import type { Token } from "../../text/token.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading, ReadingPoint } from "../reading.ts";
import { closedTag } from "../sentence/word-class.ts";
import { kindOf } from "./like-units.ts";

const FEWEST = 3;
const LEAST_ALIKE = 2;
/** What is scored or given is told beside other things counted: "28 points, 11 rebounds". */
const SCORED = wordSet("points stars x nights");
/** How many there are of something else than of what is told. */
const SORTS = wordSet("kinds types sorts varieties flavours");
const ALL = { least: 98, most: 102 };

const PLURAL =
  /^(?:(?!(?:yes|was|has|pls|yikes)$)\p{Ll}+[^su\P{L}]s|\p{Lu}{2,4}s|people|men|women|children|staff|kids|mice|geese|sheep|fish|feet|teeth)$/u; // catches "tins" and "TVs", not "was", "bus" or "Hull"

const isPlain = (word: string): boolean =>
  /^\p{Ll}{3,}$/u.test(word) &&
  closedTag(word) === null &&
  (verbSense(word) !== "verb" || word.endsWith("ing") || word.endsWith("ed")); // catches "foreign", not "Hull" or "over"

/** What a figure without a unit counts: "tins" of "12 tins", "power cuts", "piano" of "1 piano"; null where nothing says. */
function thingOf(scan: Scan, { bare, value, to }: Figure): Token | null {
  const [first, second] = [tokenAt(scan, to), tokenAt(scan, to + 1)];
  if (
    !bare ||
    !Number.isInteger(value) ||
    first.kind !== "word" ||
    closedTag(first.lower) !== null ||
    isSmallWord(first.lower)
  )
    return null; // "22 this spring"
  if (
    verbSense(first.lower) !== "verb" &&
    (verbSense(first.lower) === null || second.kind !== "word") &&
    (PLURAL.test(first.text) || (value === 1 && isPlain(first.text)))
  )
    return first;
  return isPlain(first.text) && second.kind === "word" && PLURAL.test(second.text) && !MEASURES.has(second.lower)
    ? second
    : null;
}

/** @property thing what it counts; @property named whether the point is called by it */
type Part = { figure: Figure; kind: string; thing: Token | null; named: boolean };

/** The row as it is told; null where a value is not stated, or a figure's unit is of no one kind. */
function partsOf(scan: Scan, { points, cells, figures }: Reading): Part[] | null {
  const parts = cells.flatMap(([cell], at): Part[] => {
    const figure = cell?.kind === "stated" ? figures.find(({ start }) => start === cell.spans[0]?.[0]) : undefined;
    if (!figure || figure.outOf) return [];
    const thing = figure.unit ? null : thingOf(scan, figure);
    const isIn = ({ name }: ReadingPoint): boolean =>
      thing !== null && name.toLowerCase().split(" ").includes(thing.lower);
    const others = points.toSpliced(at, 1).some(isIn); // "vox 8 keys 2"
    const kind = figure.unit ? kindOf(figure) || figure.unit.symbol : "";
    return [{ figure, kind, thing: others ? null : thing, named: points.slice(at, at + 1).some(isIn) }];
  });
  return parts.length === cells.length ? parts : null;
}

/** The one kind that the figures with a unit have; null where theirs differ, or too few have one. */
function unitOf(parts: readonly Part[]): string | null {
  const kinds = [...new Set(parts.flatMap(({ kind }) => (kind === "" ? [] : [kind])))];
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

/** "3 bananas, 250 g flour": it counts by itself; the last of "40 kg of apples, 20 pears" may go on in the unit in front of it. */
function isCounted({ figure, thing, named }: Part, parts: readonly Part[]): boolean {
  if (thing === null) return false;
  const before = parts.filter((part) => part.figure.start < figure.start && part.thing === null);
  const united = before.filter(({ kind }) => kind !== "").length;
  return !named || (united === before.length && united !== 1);
}

/** "3 kinds of oat drink and 12 of tea": a number that goes on from one that is counted is counted like it. */
const withElided = (parts: readonly Part[], counted: readonly boolean[]): boolean[] =>
  counted.map(
    (is, at) => is || (at > 0 && counted[at - 1] === true && parts[at]?.kind === "" && parts[at]?.thing === null),
  );

/** What is only counted is not shown, and is no title of the rest. */
function only(reading: Reading, parts: readonly Part[], stays: (at: number) => boolean): Reading {
  const gone = parts.flatMap(({ figure, thing }, at): Span[] => (stays(at) || !thing ? [] : [[figure.end, thing.end]]));
  const cells = reading.cells.filter((_, at) => stays(at));
  const starts = new Set(cells.map(([cell]) => cell?.spans[0]?.[0]));
  const figures = reading.figures.filter(({ start }) => starts.has(start));
  return {
    ...reading,
    points: reading.points.filter((_, at) => stays(at)),
    cells,
    figures,
    used: [...(reading.used ?? []), ...gone],
  };
}

/** The readings, the best without what is only counted in it, or without a unit where that is as much. */
export function withoutCounted(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { reading } = best ?? {};
  if (!best || reading?.series.length !== 1 || reading.points.length < FEWEST || reading.shape === "table") return rows;
  const parts = partsOf(scan, reading);
  const unit = parts && unitOf(parts);
  const partial = parts?.some(({ figure }) => figure.part); // "60 guests in May, a half in June"
  if (!parts || !unit || partial || SCORED.has(unit)) return rows;
  const counted = withElided(
    parts,
    parts.map((part) => isCounted(part, parts)),
  );
  const sum = parts.reduce((all, { figure }) => all + figure.value, 0);
  const adds = unit === "%" && sum >= ALL.least && sum <= ALL.most;
  if (adds && parts.every(({ named }, at) => named || !counted[at])) return rows; // "50% cats, 30% dogs, 20 birds"
  const gone = counted.filter(Boolean).length;
  const left = parts.length - gone;
  if (gone === 0) return rows;
  const [first] = parts.filter((_, at) => !counted[at]).sort((one, other) => one.figure.start - other.figure.start);
  const things = first?.figure.unit?.kind === "measure" && parts.every(({ named }, at) => named || !counted[at]); // "40 kg of flour, 12 kg of butter and 300 eggs"
  const sorts = parts.some(({ thing }) => thing !== null && SORTS.has(thing.lower)); // "3 kinds of oat drink" beside prices
  const fewer = !things && !sorts && gone < left && left >= LEAST_ALIKE && first?.kind !== "";
  const changed = fewer ? only(reading, parts, (at) => !counted[at]) : { ...reading, unlike: true };
  return [{ ...best, reading: changed }, ...others];
}

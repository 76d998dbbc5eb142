/**
 * Groups told apart by what they do: "Kids who like maths 12, who hate it 9, who don't care 6" → Like maths · Hate it · Don't
 * care, of kids · "Pupils walking 14, cycling 6, driven 9" → Walking · Cycling · Driven, of pupils. Not "Staff who left 9, boys 3".
 */

import { singular } from "../../lexicon/morphology.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const MARKS = /[,;/\n?!]| [–—-] |: |\. |\band /u; // catches ", " and " – ", not the point of "4.5"
const END = /(?:(?: (?:were|was|are|is|made up|make up|at|about|only|just))+ ?|[ :=(–-]+)[$€£]?$/iu; // catches " were " in front of "45", not "wards"
const WHO =
  /^(?:(?:and|but|while) )?(?:((?:\p{L}[\p{L}'’-]*) )(?:\p{L}[\p{L}'’-]* )?)?(?:who|that)(?:['’]d|['’]ve)? (\p{L}[\p{L}'’ -]*)$/iu; // catches "Kids who like maths" and "who hate it", not "who"
const THOSE = /^(?:those|people|the|all|ones|any|anyone|everyone) $/iu; // catches "those ", not "Kids "
const DOING = /^(\p{L}+) (\p{L}+(?:ing|ed|en))$/u; // catches "Pupils walking", not "walking"
const DONE = /^\p{L}+(?:ing|ed|en)$/u; // catches "driven", not "drive"
const MOST_WORDS = 5;
const FEWEST = 2;

type Told = { noun: string; names: readonly string[] };

/** What stands in front of each figure, from the mark before it on. */
const itemsOf = (text: string, { cells }: Reading): string[] =>
  cells.map(([cell], at) => {
    const [start = 0] = cell?.kind === "stated" ? (cell.spans[0] ?? []) : [];
    const from = Math.max(0, ...(cells[at - 1]?.[0]?.spans.map(([, end]) => end) ?? [0]));
    return text.slice(Math.min(from, start), start).replace(END, "").split(MARKS).at(-1)?.trim() ?? "";
  });

/** "Kids who like maths", "who hate it". */
function whoIn(text: string, reading: Reading): Told | null {
  const items = itemsOf(text, reading).map((item) => WHO.exec(item));
  const found = items.filter((item) => (item?.[2]?.split(" ").length ?? MOST_WORDS + 1) <= MOST_WORDS);
  if (found.length < FEWEST || found.length < reading.points.length - 1 || !items[0]) return null;
  const names = reading.points.map(({ name }, at) => items[at]?.[2] ?? name);
  const noun = items[0][1] ?? "";
  const now = reading.points[0]?.name.toLowerCase() ?? "";
  if (now !== noun.trim().toLowerCase() && !/ (?:who|that) /u.test(now)) return null; // else it is named well
  return { noun: THOSE.test(noun) ? "" : noun.trim(), names };
}

/** "Pupils walking 14, cycling 6". */
function doingIn({ points }: Reading): Told | null {
  const [first, ...others] = points.map(({ name }) => name);
  const [, noun = "", deed = ""] = DOING.exec(first ?? "") ?? [];
  const plural = singular(noun.toLowerCase()) !== noun.toLowerCase();
  return plural && others.length > 1 && others.every((name) => DONE.test(name))
    ? { noun, names: [deed, ...others] }
    : null;
}

const CUES = /\b(?:who|that)\b|ing\b/u; // catches "who", not "whole"

/** The readings, the best with such names. */
export function withRelatives({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length > 1 || reading.points.length < FEWEST || !matches(text, CUES))
    return rows;
  if (reading.points.some(({ axis }) => axis)) return rows;
  const told = whoIn(text, reading) ?? doingIn(reading);
  if (!told || new Set(told.names.map((name) => name.toLowerCase())).size < told.names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: told.names[at] ?? point.name }));
  const series = reading.series[0] === "" ? [told.noun] : reading.series;
  return [{ ...best, reading: { ...reading, points, series } }, ...others];
}

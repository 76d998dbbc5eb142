/**
 * One figure told alone, then a list of names with one of as many numbers, told alike: "Ann ran 42 km; Bo, Cy and Dee ran 30, 21 and 10" and
 * "The drillers at Kirkton went down 212 metres; those at Fenwick, Duns and Eyemouth needed 164, 97 and 58" → four each. The verb or the small
 * word in front of the names is the same. Not "The race was 42 km; Bo, Cy and Dee ran 30, 21 and 10".
 */
import { isSmallWord } from "../../../lexicon/closed-class.ts";
import { type Figure, isFigure, type Mention } from "../../../recognize/mention.ts";
import type { Scan } from "../../../text/scan.ts";
import { type Ranked, rank } from "../../rank/score.ts";
import { cellOf } from "../../reading.ts";
import type { ListItem } from "../../sentence/list-item.ts";
import { settledFigures } from "../../units.ts";
import { type Listed, listedNames } from "./listed-names.ts";
import { numberRuns } from "./number-runs.ts";

const CLAUSE = /(?:[;:.] |, (?:while |whereas |but |and )?(?:in |at |those |the |for )?(?=\p{Lu}|the ))/u; // catches "; " and ", while the ", not ", 30"
const VERB = /(?<!\p{L})(\p{Ll}+)(?: (?:just|only|about|a|up|down))?[ $€£]*$/u; // catches "ran " in front of "42", not "Ann "
const PLACED = /(?<!\p{L})(at|in|to|from|for|near|on) (?:the )?$/iu; // catches "boreholes at " in front of "Allanbank", not "boreholes "
const NAME = "(?:the )?(\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,3})";
const SUBJECT = new RegExp(`^${NAME} (?=\\p{Ll})`, "iu"); // catches "Ann " of "Ann ran", not "The race was"
const PROPER = /^\p{Lu}[\p{L}\d'’.-]*(?: \p{Lu}[\p{L}\d'’.-]*)*/u; // catches "Lisbon" of "Lisbon it", not "the coast"
const FEWEST = 3;

/** Where all begin with a capital, what follows the capitals of the last is no part of it: "Metz rooms are". */
function properNames(names: readonly Listed[]): readonly Listed[] {
  const proper = names.map(({ name }) => PROPER.exec(name)?.[0]);
  return names.map((one, at) => {
    const name = at === names.length - 1 && proper.every(Boolean) ? (proper[at] ?? one.name) : one.name;
    return { ...one, name, end: one.start + name.length };
  });
}

/** Who or what the lone figure is of: behind the same small word as the others, or in front of the same verb. */
function firstName(text: string, first: Figure, from: number, behind: string, ahead: string): ListItem | null {
  const lead = text.slice(from, first.start);
  const [, prep = ""] = PLACED.exec(behind) ?? [];
  const placed = prep === "" ? null : new RegExp(`(?<!\\p{L})${prep} ${NAME}(?= )`, "u").exec(lead);
  const [, verb = ""] = VERB.exec(lead) ?? [];
  const same = !placed && verb !== "" && !isSmallWord(verb) && VERB.exec(ahead)?.[1] === verb;
  const subject = same ? SUBJECT.exec(lead) : null;
  const [found, name] = [placed ?? subject, (placed ?? subject)?.[1]];
  if (!found || !name || isSmallWord(name.toLowerCase())) return null;
  const start = from + found.index + found[0].indexOf(name);
  return { name, span: [start, start + name.length] };
}

/** The readings, before them that of all figures, where the best leaves the lone one out. */
export function withFirstApart(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const { text } = scan;
  const [run, more] = numberRuns(scan);
  const [opener, last] = [run?.[0], run?.at(-1)];
  if (!run || !opener || !last || more || run.length < FEWEST) return rows;
  const figures = mentions.filter(isFigure);
  const [first, ...others] = figures;
  const alone = first && first.end < opener.start && first.unit && !first.basis && !first.part;
  if (!alone || others.length !== run.length || others.some(({ start }) => start < opener.start || start > last.start))
    return rows;
  if (run.some(({ unit }) => unit && unit.symbol !== first.unit?.symbol)) return rows;
  const between = text.slice(first.end, opener.start);
  const clause = CLAUSE.exec(between);
  const names = clause ? listedNames(between.slice(clause.index + 1), run.length, "end") : null;
  if (!clause || !names?.[0]) return rows;
  const offset = first.end + clause.index + 1;
  const items: ListItem[] = properNames(names).map(({ name, start, end }) => ({
    name,
    span: [offset + start, offset + end],
  }));
  const from = Math.max(0, text.slice(0, first.start).search(/[^.!?:;]*$/u)); // catches "Ann ran " behind ". ", not ". "
  const led = text.slice(first.end, offset + names[0].start);
  const opens = from + (/^ */u.exec(text.slice(from))?.[0].length ?? 0); // catches the blank behind a full stop, not a letter
  const own = firstName(text, first, opens, led, text.slice(first.end, opener.start));
  if (!own || items.some(({ name }) => name.toLowerCase() === own.name.toLowerCase())) return rows;
  const all = settledFigures(scan, [
    { ...first, signed: false },
    ...run.map((figure) => ({ ...figure, unit: figure.unit ?? first.unit, bare: false })),
  ]);
  const reading = {
    shape: "parallel" as const,
    series: [""],
    points: [own, ...items].map(({ name }) => ({ name })),
    cells: all.map((figure) => [cellOf(figure)]),
    units: [null],
    figures: all,
    cost: 0,
    used: [own, ...items].map(({ span }) => span),
  };
  return [
    { ...rank(reading, { figures: all, cost: 0, total: null, foreign: 0 }), score: 0, rule: { place: 0, behind: 0 } },
    ...rows,
  ];
}

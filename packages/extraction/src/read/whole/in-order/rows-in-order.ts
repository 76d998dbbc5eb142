/**
 * Rows of as many numbers each, under names that are told once: "After three rounds the Bears had 14, 22 and 31 points;
 * we were on 9, 18 and 20" → Round 1 … 3 of both · "Staff trust judges, police and press 72, 68 and 31, clients 49, 61 and 12".
 */
import { STEP_NOUNS } from "../../../lexicon/calendar.ts";
import { wordSet } from "../../../lexicon/closed-class.ts";
import { singular } from "../../../lexicon/morphology.ts";
import { type Figure, isAxis, type Mention } from "../../../recognize/mention.ts";
import { smallNumber } from "../../../recognize/numbers/small-number.ts";
import type { Scan } from "../../../text/scan.ts";
import { areDistinct, axisItem, labelItem } from "../../grid/grid-heads.ts";
import { labelOf } from "../../labels/label.ts";
import { leftLabel } from "../../labels/left-label.ts";
import { type Ranked, rank } from "../../rank/score.ts";
import { cellOf, type Reading } from "../../reading.ts";
import { type Atom, axesIn, isVerb, isWord, lowerOf } from "../../sentence/atom.ts";
import { atomsOf } from "../../sentence/atoms.ts";
import { expandThrough, type ListItem } from "../../sentence/list-item.ts";
import { listsIn, type NameList } from "../../sentence/lists.ts";
import { phrasesOf } from "../../sentence/phrase.ts";
import { columnsAreAxis } from "../../table/table-sides.ts";
import { settledFigures } from "../../units.ts";
import { numberRuns } from "./number-runs.ts";

const COUNTED = /(?<![\p{L}\d.,-])(two|three|four|five|six|seven|[2-7])[- ](\p{L}+)(?![\p{L}\d])/giu; // catches "three rounds", not "23 rounds"
const MORE = wordSet(
  "round set game match leg heat lap test session season winter summer spring autumn term sprint shift",
);

/** "three rounds" → Round 1, Round 2, Round 3. */
function countedItems({ text }: Scan, before: number, count: number): ListItem[] | null {
  for (const found of text.slice(0, before).matchAll(COUNTED)) {
    const [all, number = "", noun = ""] = found;
    const one = singular(noun.toLowerCase());
    const many = Number(number) || smallNumber(number.toLowerCase());
    if (many !== count || !(STEP_NOUNS.has(one) || MORE.has(one))) continue;
    const name = one.charAt(0).toUpperCase() + one.slice(1);
    const start = found.index;
    return Array.from({ length: count }, (_, at) => ({
      name: `${name} ${at + 1}`,
      span: [start, start + all.length],
      axis: {
        kind: "axis",
        family: "step",
        name: `${name} ${at + 1}`,
        noun: one,
        order: at + 1,
        position: null,
        from: 0,
        to: 0,
        start,
        end: start + all.length,
      },
    }));
  }
  return null;
}

/** A list of names or a run of times in front of the first row. */
function listedItems(atoms: readonly Atom[], count: number): ListItem[] | null {
  const lists = listsIn(atoms).filter(({ items }) => items.length === count && areDistinct(items));
  return lists.at(-1)?.items ?? null;
}

/** "Between January and April": all times from one to the other. */
function spannedItems(atoms: readonly Atom[], count: number): readonly ListItem[] | null {
  const [first, last, more] = axesIn(atoms);
  const items = first && last && !more && first.family === last.family ? expandThrough(first, last.order) : [];
  return items.length === count ? items : null;
}

/** "Hens vs ducks vs quail: 410, 520, 300 / 160, 90, 20 / …": rows with nothing in front of them have their names in front of all. */
function namesAhead(leads: readonly (readonly Atom[])[], taken: readonly ListItem[]): readonly ListItem[] | null {
  const [first = [], ...others] = leads;
  if (others.some((lead) => lead.some(({ kind }) => kind !== "mark"))) return null;
  const isOther = ({ items }: NameList): boolean =>
    items.length === leads.length &&
    areDistinct(items) &&
    !items.some((item) => taken.some(({ span }) => item.span[0] < span[1] && item.span[1] > span[0]));
  return listsIn(first).find(isOther)?.items ?? null;
}

const SEAMS = wordSet("; . : – —");

/** What stands between two rows, from its last full stop on. */
const clauseOf = (atoms: readonly Atom[]): readonly Atom[] =>
  atoms.slice(atoms.findLastIndex((atom) => atom.kind === "mark" && SEAMS.has(atom.lower) && atom.lower !== ":") + 1);

const PARTICLES = wordSet("away up out off down in over back");

/** The verb right in front of a row: "scored 61, 74 and 58", "gave away 4, 2 and 6". */
function deedOf(atoms: readonly Atom[]): ListItem | null {
  const words = atoms.filter(isWord);
  const [before, last] = [words.at(-2), words.at(-1)];
  const pair = last && PARTICLES.has(last.lower) && isVerb(before) ? [before, last] : null;
  const deed = pair ?? (last && isVerb(last) ? [last] : null);
  const label = deed && labelOf(deed, 0);
  return label && labelItem(label);
}

/** The subject right in front of the verb of a clause: "After the quiz the Bears had" → Bears. */
function subjectOf(clause: readonly Atom[]): ListItem | null {
  const phrases = phrasesOf(clause);
  const verb = phrases.findLastIndex(({ kind }) => kind === "vp");
  const [before, last] = [phrases[verb - 2], phrases[verb - 1]];
  const label = verb > 1 && before?.kind === "pp" && last?.kind === "np" ? labelOf(last.core, 0) : null;
  return label && labelItem(label);
}

function nameOf(atoms: readonly Atom[], at: number): ListItem | null {
  const clause = clauseOf(atoms);
  const axis = clause.findLast((atom) => atom.kind === "axis" && !atom.axis.shy);
  if (axis?.kind === "axis" && at > 0) return axisItem(axis.axis);
  const label = leftLabel(clause, "subject");
  return subjectOf(clause) ?? (label && labelItem(label));
}

/** The names of the rows: what was done where one has done it all, or who they are of. */
function rowItems(leads: readonly (readonly Atom[])[]): ListItem[] | null {
  const deeds = leads.map(deedOf);
  const alone = leads.slice(1).every((lead) => {
    const clause = clauseOf(lead);
    const joined = clause.findLastIndex((atom) => atom.kind === "mark" && JOINS.has(atom.lower)); // "points a game while conceding"
    const words = clause.slice(joined + 1).filter((atom) => isWord(atom) && atom.tag !== "conj");
    return words.length === 1 || (words.length === 2 && PARTICLES.has(lowerOf(words[1])));
  });
  const own = alone && deeds.every((item) => item !== null) ? deeds : leads.map(nameOf);
  const items = own.flatMap((item) => item ?? []);
  return items.length === leads.length && areDistinct(items) ? items : null;
}

const JOINS = wordSet("and but while whereas");
const MOST = 5;
const DATED = wordSet("date year month weekday");

/** The table of such rows; null where the text tells other figures beside them. */
export function rowsInOrder(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const runs = numberRuns(scan).filter(({ length }) => length > 2);
  const [first] = runs;
  const count = first?.length ?? 0;
  if (!first?.[0] || runs.length < 2 || runs.length > MOST || runs.some(({ length }) => length !== count)) return null;
  const symbols = new Set(runs.flatMap((run) => run.flatMap(({ unit }) => unit?.symbol ?? [])));
  if (symbols.size > 1) return null; // "weigh 410, 455 and 520 g and cost $11, $11 and $13": two measures
  const inRuns = (start: number, end: number): boolean =>
    runs.some((run) => start < (run.at(-1)?.end ?? 0) && end > (run[0]?.start ?? 0));
  if (mentions.some((one) => isAxis(one) && DATED.has(one.family) && inRuns(one.start, one.end))) return null; // "ending 5, 12 and 19 May"
  const levels = runs.some((run) =>
    run.every(({ start }) => mentions.some((one) => isAxis(one) && one.start === start)),
  );
  if (levels) return null; // "6, 7 and 8 cm with 65, 70 and 75% hydration": the second row is where the first was measured
  const others = mentions.filter(({ start, end }) => !inRuns(start, end));
  const atoms = atomsOf(scan, others, new Set<number>());
  const leads = runs.map((run, at) => {
    const from = runs[at - 1]?.at(-1)?.end ?? 0;
    return atoms.filter(({ start, end }) => start >= from && end <= (run[0]?.start ?? 0));
  });
  const [lead = [], next = []] = leads;
  const counted = countedItems(scan, first[0].start, count) ?? spannedItems(lead, count);
  const listed = counted ? null : (listedItems(lead, count) ?? listedItems(next, count));
  const columns = counted ?? listed;
  if (!columns) return null;
  const [from, to] = [columns[0]?.span[0] ?? 0, columns.at(-1)?.span[1] ?? 0];
  const free = ({ start, end }: { start: number; end: number }): boolean => end <= from || start >= to;
  if (others.some((one) => one.kind === "figure" && (listed || free(one)))) return null;
  const behind = lead.filter(({ start }) => start >= to);
  const own = behind.some(isWord) ? behind : lead.filter(free); // "Over three seasons United scored"
  const rows = namesAhead(leads, columns) ?? rowItems([own, ...leads.slice(1).map((one) => one.filter(free))]);
  if (!rows) return null;
  return tableOf(settledFigures(scan, runs.flat()), columns, rows);
}

/** Rows of so many figures each, along the axis or as series. */
export function tableOf(figures: readonly Figure[], columns: readonly ListItem[], rows: readonly ListItem[]): Reading {
  const width = columns.length;
  const flip = columnsAreAxis(columns, rows, figures) || columns.length > MOST;
  const [points, series] = flip ? [columns, rows] : [rows, columns];
  return {
    shape: "grid",
    series: series.map(({ name }) => name),
    points: points.map(({ name, axis }) => (axis ? { name, axis } : { name })),
    cells: points.map((_, point) =>
      series.map((__, one) => {
        const figure = figures[flip ? one * width + point : point * width + one];
        return figure ? cellOf(figure) : null;
      }),
    ),
    units: series.map(() => null),
    figures,
    cost: 0,
    used: [...columns, ...rows].map(({ span }) => span),
  };
}

const NUMBER = /^(?:two|three|four|five|six|seven)(?: |$)/i; // catches "Four Berlin" and "Three", not "Fourways"

/** The readings, before them that of such rows where the best leaves some of their numbers out. */
export function withRowsInOrder(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const reading = rowsInOrder(scan, mentions);
  const starts = new Set(rows[0]?.reading.cells.flatMap((row) => row.map((cell) => cell?.spans[0]?.[0])));
  if (!reading) return rows;
  const misnamed = rows[0]?.reading.series.some((name) => NUMBER.test(name)); // "Four Berlin" of "In four quarters Berlin"
  const counted = reading.points.every(({ axis }) => axis?.family === "step");
  if (!(misnamed && counted) && reading.figures.every(({ start }) => starts.has(start))) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}

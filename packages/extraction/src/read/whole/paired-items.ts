/**
 * Names and as many numbers in the midst of a longer list: "Safety got 7.9, housing and transport 6.2 and 8, income 4.1" →
 * four points · "gold brought 7 million; timber, tea and tuna made 0.2, 0.3 and 0.1" → four. The best reading has the rest of
 * the list; not "Boys and girls 12 and 14", which is all, nor names that share a figure.
 */

import { singular } from "../../lexicon/morphology.ts";
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { cellOf, type Reading, type ReadingPoint } from "../reading.ts";
import { startOf } from "./compared-first.ts";
import { listedNames } from "./in-order/listed-names.ts";
import { type NumberRun, numberRuns } from "./in-order/number-runs.ts";

const STOP = /[.!?;:] |[–—]/gu; // catches "; " and "–", not "6.2"
const LINK = /^,?(?: (?:\p{L}[\p{L}'’]*)){0,4} ?[$€£₹]?$/u; // catches " made do with " and ", ", not " sold, then "
const TWO = /\b(?:the |our |my )?(two|three|four) (\p{L}+?)s (?:(?:got|had|have|with|on|at|took|need) )?$/iu; // catches "the two backbenchers ", not "two weeks of "
const COUNT: ReadonlyMap<string, number> = new Map([
  ["two", 2],
  ["three", 3],
  ["four", 4],
]);
const PRONOUN = /^(?:it|they|we|he|she|you|this|that|there|who|which|and|but)$/iu; // catches "it", not "Italy"

/** "the two backbenchers 7 and 4" → Backbencher 1, Backbencher 2. */
function counted(lead: string, count: number): string[] | null {
  const [, number = "", noun = ""] = TWO.exec(lead) ?? [];
  if (COUNT.get(number.toLowerCase()) !== count) return null;
  const one = singular(`${noun.toLowerCase()}s`);
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  return Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
}

/** The names of a run of numbers, between it and the figure before. */
function namesOf({ text }: Scan, run: NumberRun, from: number): string[] | null {
  const start = run[0]?.start ?? 0;
  const whole = text.slice(from, start);
  const stop = [...whole.matchAll(STOP)].at(-1);
  const lead = stop ? whole.slice(stop.index + stop[0].length) : whole;
  const numbered = counted(lead, run.length);
  if (numbered) return numbered;
  if (!/ (?:and|&) /.test(lead)) return null;
  const listed = listedNames(lead, run.length, "end");
  const last = listed?.at(-1);
  if (!listed || !last || !LINK.test(lead.slice(last.end))) return null;
  const names = listed.map(({ name }) => name);
  return names.some((name) => PRONOUN.test(name) || /\d/.test(name)) ? null : names;
}

const sameUnit = (one: Figure, two: Figure): boolean =>
  one.unit === null || two.unit === null || one.unit.symbol === two.unit.symbol;

type Row = { point: ReadingPoint; cells: Reading["cells"][number]; start: number };

/** The best reading with such a run told in full; null where it tells none. */
function paired(scan: Scan, figures: readonly Figure[], rows: readonly Ranked[], best: Reading): Reading | null {
  const read = new Map(rows.toReversed().flatMap(({ reading }) => reading.figures.map((one) => [one.start, one])));
  let table: Row[] = best.points.map((point, at) => ({ point, cells: best.cells[at] ?? [], start: startOf(best, at) }));
  let used: readonly Figure[] = best.figures;
  for (const run of numberRuns(scan)) {
    const own = run.flatMap(({ start }) => read.get(start) ?? figures.find((one) => one.start === start) ?? []);
    const starts = new Set(run.map(({ start }) => start));
    const others = table.filter(({ start }) => !starts.has(start));
    const from = Math.max(0, ...used.filter(({ end }) => end <= (run[0]?.start ?? 0)).map(({ end }) => end));
    const missed = table.length - others.length < run.length;
    if (!missed || own.length < run.length || others.length < 1) continue;
    const [model] = others.flatMap(({ start }) => used.find((one) => one.start === start) ?? []);
    if (!model || own.some((one) => one.basis || one.part || !sameUnit(one, model))) continue;
    const names = namesOf(scan, run, from);
    if (!names) continue;
    const made = own.map(
      (one, at): Row => ({ point: { name: names[at] ?? "" }, cells: [cellOf(one)], start: one.start }),
    );
    table = [...others, ...made].sort((a, b) => a.start - b.start);
    used = [...used.filter(({ start }) => !starts.has(start)), ...own];
  }
  const names = new Set(table.map(({ point }) => point.name.toLowerCase()));
  if (used === best.figures || names.size < table.length) return null;
  return { ...best, points: table.map(({ point }) => point), cells: table.map(({ cells }) => cells), figures: used };
}

/** The readings, the best with such pairs whole. */
export function withPairedItems(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (best?.reading.series.length !== 1 || best.reading.points.some(({ axis }) => axis)) return rows;
  if (best.reading.cells.some(([cell]) => cell?.kind !== "stated") || numberRuns(scan).length === 0) return rows;
  const reading = paired(scan, mentions.filter(isFigure), rows, best.reading);
  return reading ? [{ ...best, reading }, ...more] : rows;
}

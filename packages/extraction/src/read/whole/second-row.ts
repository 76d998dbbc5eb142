/**
 * A row of figures that counts off the times of the row before it, which has no name: "Mon 12, Tue 15, Wed 9 (last week 10, 11, 14)" →
 * This week · Last week; "Jan 3.2% Feb 2.9% Mar 2.9% – core 3.8 3.6 3.5" → Core beside it; "…; target 45, 50, 55" → Actual · Target;
 * "maths 61, art 70, music 58 (national: 59, 65, 60)" → National beside it; "Harvest 2024: tomatoes 23, potatoes 41, beans 6 (2023: 15, 38, 9)" → 2024 · 2023.
 * "We planned £400 for paint, £250 for tiles, £90 for tools. We paid £510, £240 and £130" → Planned · Paid.
 * Not "Mon 12, Tue 15, Wed 9, in all 36, 40 less than planned".
 */
import { UNNAMED_SERIES } from "@charticle/contract";
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { deedsOf } from "../columns/two-deeds.ts";
import { axisItem } from "../grid/grid-heads.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { settledFigures } from "../units.ts";
import { tableOf } from "./in-order/rows-in-order.ts";

const JOINT = /^%?(?:, ?(?:and )?| and | ?\/ ?| )[$€£¥₹]?$/u; // catches ", ", " and " and " ", not " on "
const LEAD =
  /^%?[ ,;.:–—(\n-]*(?:(?:and|but|while|whereas|vs\.?|versus|against|compared (?:with|to)|of which|which|with) )?(?:the |my |our |their )?([\p{L}'’][\p{L}'’-]*(?: [\p{L}'’-]+){0,2}?)(?: (?:(?:it|they|she|he|we|I|there)(?:['’]d| had)? |had )?(?:had been|had had|was|were|been|is|are|did|had|got|made|has|sold|ran|managed))?:?[ $€£¥₹]*$/iu; // catches "; target " and " (last week it was ", not ", 40 of "
const ENDS = /^%?(?:[.!?;)\n]|,? ?$| (?:respectively|too|each))/u; // catches ")" and "", not " less than"
const LATER = /^(?:the )?(?:last|previous|prior) (week|month|year|term|season|quarter|weekend|time|summer|winter)/iu; // catches "last week", not "last bus"
const AIMS = wordSet("target targets plan planned goal goals budget budgeted forecast expected quota");
const TOTALS = wordSet("total totals sum altogether average mean max min up down plus minus then");
const FEWEST = 3;

type Row = {
  axes: readonly AxisMark[];
  first: readonly Figure[];
  second: readonly Figure[];
  lead: string;
  /** What both rows are called, where years or deeds tell them apart. */
  years?: [string, string] | null;
};

/** Whether each time stands right by its own figure, all in one order. */
function inTurn(axes: readonly AxisMark[], figures: readonly Figure[]): boolean {
  const ahead = axes.every(({ end }, at) => end <= (figures[at]?.start ?? 0));
  return axes.every(({ start, end }, at) => {
    const [own, next] = [figures[at], figures[at + 1]];
    const [before, after] = [axes[at - 1], axes[at + 1]];
    return own && ahead
      ? end <= own.start && (after?.start ?? own.end) >= own.end
      : own !== undefined && start >= own.end && (next?.start ?? end) >= end && (before?.end ?? 0) <= own.start;
  });
}

/** What a row of names is held against: "maths 61, art 70, music 58 (national: 59, 65, 60)". */
const HELD_AGAINST = wordSet(
  "national nationally average averages uk eu us world global county regional state league overall everyone",
);

const isTimeless = (mentions: readonly Mention[]): boolean =>
  mentions.filter(isAxis).every(({ family }) => family === "relative");

const YEAR_LEAD =
  /^%?[\p{L} ]{0,12}[ ,;.:–—(\n-]+(?:in )?((?:19|20)\d\d)(?: (?:it |they )?(?:was|were))?:?[ $€£¥₹]*$/iu; // catches " (2023: " and ". In 2023 it was ", not ", 2023 pupils "

/** The year in front of the names, and that in front of the second row; null where other times are told. */
function yearsOf({ text }: Scan, mentions: readonly Mention[], first: Figure, lead: string): [string, string] | null {
  const then = YEAR_LEAD.exec(lead)?.[1];
  const axes = mentions.filter(isAxis);
  const [head, ...others] = axes.filter(({ end }) => end <= first.start);
  if (!then || others.length > 0 || axes.length !== (head ? 2 : 1) || (head && head.family !== "year")) return null;
  return [head ? text.slice(head.start, head.end) : "Now", then];
}

/** The names of the best reading, their figures and the row of as many behind them. */
function namedRowOf(scan: Scan, mentions: readonly Mention[], best: Reading): Row | null {
  const { text } = scan;
  const figures = mentions.filter(isFigure);
  const count = best.points.length;
  const [first, second] = [figures.slice(0, count), figures.slice(count)];
  const [last, next, end] = [first.at(-1), second[0], second.at(-1)];
  const [opener] = first;
  if (count < FEWEST || figures.length !== 2 * count || !opener || !last || !next || !end) return null;
  const stands = first.every(({ start }, at) => best.cells[at]?.[0]?.spans[0]?.[0] === start);
  const plain = figures.every(({ basis, part, range }) => !basis && !part && !range);
  const run = second.every((one, at) => at === 0 || JOINT.test(text.slice(second[at - 1]?.end, one.start)));
  const lead = text.slice(last.end, next.start);
  const name = LEAD.exec(lead)?.[1]?.toLowerCase() ?? "";
  const years = yearsOf(scan, mentions, opener, lead) ?? deedsOf(text.slice(0, opener.start), lead);
  const told =
    years !== null || LATER.test(name) || AIMS.has(name) || name.split(" ").some((word) => HELD_AGAINST.has(word));
  if (!stands || !plain || !run || !told || !ENDS.test(text.slice(end.end))) return null;
  return years || isTimeless(mentions) ? { axes: [], first, second, lead, years } : null;
}

/** The times, their figures and the row of as many behind them. */
function rowOf({ text }: Scan, mentions: readonly Mention[]): Row | null {
  const figures = mentions.filter(isFigure);
  const count = figures.length / 2;
  const [first, second] = [figures.slice(0, count), figures.slice(count)];
  const [last, next, end] = [first.at(-1), second[0], second.at(-1)];
  if (count < FEWEST || !Number.isInteger(count) || !last || !next || !end) return null;
  const plain = figures.every(({ basis, part, range }) => !basis && !part && !range);
  const run = second.every((one, at) => at === 0 || JOINT.test(text.slice(second[at - 1]?.end, one.start)));
  if (!plain || !run || !ENDS.test(text.slice(end.end))) return null;
  const axes = mentions.filter(isAxis);
  const [own, others] = [axes.slice(0, count), axes.slice(count)];
  const behind = own.at(-1)?.end ?? 0;
  const lead = text.slice(behind < next.start ? Math.max(last.end, behind) : last.end, next.start);
  const away = others.length === 0 || (others.length === 1 && others[0]?.family === "relative");
  const alike = own.length === count && new Set(own.map(({ family }) => family)).size === 1;
  return away && alike && inTurn(own, first) ? { axes: own, first, second, lead } : null;
}

/** What both rows are called; null where the words in front of the second name nothing. */
function namesOf(lead: string, head: string, text: string): [string, string] | null {
  const name = (LEAD.exec(lead)?.[1] ?? "").replace(/['’]s?$/u, ""); // catches the "'s" of "Ann's", not "Ann"
  const lower = name.toLowerCase();
  const words = lower.split(" ");
  const [, unit] = LATER.exec(lower) ?? [];
  if (unit) return [`This ${unit}`, name];
  const bare = words.some(isSmallWord) || TOTALS.has(lower) || verbSense(words.at(-1) ?? "") === "verb";
  if (name === "" || bare) return null;
  if (AIMS.has(words.at(-1) ?? "")) return [head || "Actual", name];
  const mine = / my [\p{L}'’ ]*$/iu.test(lead) && head === ""; // catches ". My sister did", not ", the plan"
  return [head || (mine || /\bI\b/.test(text) ? "Me" : UNNAMED_SERIES), name];
}

/** The readings, before them that of both rows where the best leaves figures of the second out. */
export function withSecondRow(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  const { series = [], cells = [] } = best?.reading ?? {};
  const full = series.length > 1 && cells.every((row) => row.every((cell) => cell !== null));
  if (!best || full) return rows;
  const named = series.length === 1 ? namedRowOf(scan, mentions, best.reading) : null;
  const row = named ?? rowOf(scan, mentions);
  const names = row?.years ?? (row && namesOf(row.lead, (series.length === 1 && series[0]) || "", scan.text));
  if (!row || !names) return rows;
  const all = settledFigures(scan, [...row.first, ...row.second]);
  const symbols = new Set(all.flatMap(({ unit }) => unit?.symbol ?? []));
  const place = scan.text.toLowerCase().indexOf(names[1].toLowerCase());
  if (symbols.size > 1) return rows;
  if (named) {
    const cells = named.first.map((_, at) =>
      [all[at], all[at + named.first.length]].map((one) => (one ? cellOf(one) : null)),
    );
    const reading: Reading = {
      ...best.reading,
      shape: "grid",
      series: names,
      cells,
      units: [null, null],
      figures: all,
      cost: 0,
    };
    return [
      { ...rank(reading, { figures: all, cost: 0, total: null, foreign: 0 }), score: 0, rule: { place: 0, behind: 0 } },
      ...rows,
    ];
  }
  const items = names.map((name) => ({ name, span: [place, place + names[1].length] as const }));
  const reading = tableOf(all, row.axes.map(axisItem), items);
  const read = rank(reading, { figures: all, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}

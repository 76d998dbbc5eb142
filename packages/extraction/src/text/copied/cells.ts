/**
 * Cells of tables as they come out when copied: what is a value ("(8.7)%", "$341,870", "N/A"), what heads a column, and how rows are told
 * as lines of cells with tabs between them.
 */

import type { Span } from "@charticle/contract";
import { MONTHS, SEASONS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { matches, matchIn } from "../needs/matches.ts";
import { type Piece, pieced } from "../pieced.ts";
import type { Squeezed } from "../squeezed.ts";

/** A cell as it stands in the text; money that stands in a cell of its own is put in front. */
export type CopiedCell = { text: string; span: Span; money?: string };

const VALUE = /^[(+−–-]?(?:[$€£¥₹] ?)?\(?(?:\.(?=\d))?\d(?:[\d.,]*\d)?(?:[kKmMB%°]|bn)?\)?%?[*†‡]?$/u; // catches "(8.7)%", "$(11,862)" and "12*", not "3-2" or "1st"
const ASIDE = /(?<=\d%?)(?: ?\([+−–-]?\d[^()]*\)| ?± ?\d[\d.,]*)?[*†‡§¶‖]*$/u; // catches " (58.7)*" of "373 (58.7)*" and " ± 3.7", not "(8.7)"
const NOTHING = /^(?:[–—-]|n\/?a\.?|\.\.|\(x\))$/iu; // catches "–", "(X)" and "N/A", not "No"
const YEAR = /^(?:19|20)\d\d(?:[*†]|\([1-9a-d]\))?$/u; // catches "2021" and "2018(1)", not "1,204"
const PERIOD =
  /^(?:(?:first|second|third|fourth|1st|2nd|3rd|4th) (?:quarter|half)|(?:19|20)\d\d ?[QH][1-4]|[QH][1-4](?:[ /]?(?:19|20)\d\d| ?['’]\d\d)?|\d{1,2}\/\d{1,2}\/\d{2,4}|(?:FY ?)?(?:19|20)\d\d(?:[/–-]\d\d(?:\d\d)?)?[AEF]?)$/iu; // catches "2017 Q1", "Q2 2020", "01/20/09", "First quarter" and "FY2021", not "12"
const DAY = /^(\p{L}{3,9})\.?(?: \d{1,2},?)?(?: (?:19|20)\d\d)?$/u; // catches "March 31, 2016" and "Aug 2009", not "Smart 3 4"

const BAND = /^(?:\d{1,3}[-–]\d{1,3}|\d{1,3}\+|[<>≤≥]\d{1,3})$/u; // catches "18-29" and "65+", not "2019"

export const isBand = (text: string): boolean => matches(text, BAND);

export const isNothing = (text: string): boolean => matches(text, NOTHING);

export const isValue = (text: string): boolean => VALUE.test(text.replace(ASIDE, "")) || matches(text, NOTHING);

export const isYear = (text: string): boolean => matches(text, YEAR);

/** A time that can head a column. */
export function isTime(text: string): boolean {
  const word = matchIn(text, DAY)?.[1]?.toLowerCase() ?? "";
  return matches(text, PERIOD) || MONTHS.has(word) || WEEKDAYS.has(word) || SEASONS.has(word);
}

const NOTE = /(?: ?\([nN] ?= ?[\d,]+\)|,? [nN] ?= ?[\d,]*\d|[*†‡§¶‖]|\[\d{1,2}\]| ?\((?:\d|[a-d])\))+$/u; // catches " (n = 114)", " (1)" and "*", not "(g)"
const BELOW_ZERO = /^\(?([$€£¥₹]?)\(?(\d[\d.,]*)\)?(%?)\)?(%?)[*†‡]?$/u; // catches "(8.7)%" and "$(11,862)", not "8.7"

/** What stands below the first line of a cell. */
function lower(typed: string, from: number, to: number): CopiedCell {
  const words = typed.slice(from, to);
  const start = from + words.length - words.trimStart().length;
  return { text: words.trim(), span: [start, to] };
}

/** The parts of a cell, without footnote marks and sizes of samples; what stands in brackets is below zero. */
function partsOf(typed: string, { text: whole, span: [start, end], money = "" }: CopiedCell): Piece[] {
  const text = whole.replace(ASIDE, "");
  const [, sign = "", digits = "", inner = "", outer = ""] = text.includes("(")
    ? (matchIn(text, BELOW_ZERO) ?? [])
    : [];
  if (digits !== "") {
    const at = start + text.indexOf(digits);
    return [`-${money}${sign}`, [at, at + digits.length], `${inner}${outer}`];
  }
  const broken = typed.slice(start, end).indexOf("\n");
  if (broken > 0) return [[start, start + broken], " ", ...partsOf(typed, lower(typed, start + broken, end))];
  const kept = text.replace(NOTE, "");
  return [money, [start, start + kept.length]];
}

const BRACKETED = /^\([^()]*\)$/u; // catches "(Don’t know)", not "Fibre (g)"

/** The parts of a head, without brackets around all of it. */
const headOf = (typed: string, { text, span: [start, end] }: CopiedCell): Piece[] =>
  matches(text, BRACKETED) ? [[start + 1, end - 1]] : partsOf(typed, { text, span: [start, end] });

export const isNoted = ({ text }: CopiedCell): boolean => /[nN] ?= ?\d/u.test(text); // catches "Men (n = 114)", not "Men"

/** The lines with something on them, each as one cell. */
export function linesOf(text: string): CopiedCell[] {
  let at = 0;
  return text.split("\n").flatMap((raw): CopiedCell[] => {
    const start = at + raw.length - raw.trimStart().length;
    at += raw.length + 1;
    const core = raw.trim();
    return core === "" ? [] : [{ text: core, span: [start, start + core.length] }];
  });
}

export type CopiedTable = {
  captions: readonly CopiedCell[];
  corner: CopiedCell | null;
  heads: readonly CopiedCell[];
  rows: readonly (readonly CopiedCell[])[];
  /** A mark that belongs behind each value: "%". */
  unit?: string;
};

const NUMBERED = /^(?:Q ?)?\d{1,3}[a-z]?[.)] (?=\p{L})/u; // catches "24. " of "24. Do you favor …", not "5 Year"

const WHOLE = /^(?:full year|fiscal year|year|total|annual|fy)$/iu; // catches "Full year", not "Year to date"
const FEWEST_TIMES = 3;

/** Without the column of a whole year beside those of its parts: "Q1 | Q2 | Q3 | Q4 | 2019", "Annual | Jan | Feb | Mar". */
function partsAlone({ heads, rows, ...table }: CopiedTable): CopiedTable {
  const at = heads.findIndex(
    ({ text }, place) => matches(text, WHOLE) || (place === heads.length - 1 && matches(text, YEAR)),
  );
  const others = heads.filter((_, place) => place !== at);
  const timed = others.every(({ text }) => isTime(text) && !matches(text, YEAR));
  if (at < 0 || others.length < FEWEST_TIMES || !timed) return { heads, rows, ...table };
  return { ...table, heads: others, rows: rows.map((row) => row.filter((_, place) => place !== at + 1)) };
}

const SAMPLE = /^(?:sample size|(?:un)?weighted base|base|n|p[ -]?values?|p)$/iu; // catches "Sample size" and "p value", not "Number"

/** Without how many were asked and how sure that is. */
function figuresAlone({ heads, rows, ...table }: CopiedTable): CopiedTable {
  const kept = heads.map(({ text }) => !matches(text, SAMPLE));
  if (kept.filter(Boolean).length < 2) return { heads, rows, ...table };
  return {
    ...table,
    heads: heads.filter((_, at) => kept[at]),
    rows: rows.map((row) => row.filter((_, at) => at === 0 || kept[at - 1])),
  };
}

const GONE =
  /\b(?:closed|closures|closings|shut|lost|sold|removed|cancelled|departed|departures|leavers|withdrawn)\b/iu; // catches "Stores closed", not "Net loss"

/** How many went is counted in brackets: "Stores closed (2) (4)" tells 2 and 4. */
function countsOf(row: readonly CopiedCell[]): readonly CopiedCell[] {
  const [name, ...values] = row;
  const gone = name && GONE.test(name.text) && values.every(({ text }) => /^\(\d+\)$/u.test(text)); // catches "(2)", not "(2.4)"
  return gone
    ? [
        name,
        ...values.map(
          ({ text, span: [start, end] }): CopiedCell => ({ text: text.slice(1, -1), span: [start + 1, end - 1] }),
        ),
      ]
    : row;
}

/** The table as lines of cells. */
export function tableTold(text: string, table: CopiedTable): Squeezed {
  const { captions, corner, heads, rows, unit = "" } = partsAlone(figuresAlone(table));
  const line = (cells: readonly (readonly Piece[])[]): Piece[] =>
    cells.flatMap((cell, at) => (at > 0 ? ["\t", ...cell] : cell));
  const told = rows
    .map(countsOf)
    .map((row) =>
      line(row.map((cell, at) => (isNothing(cell.text) ? ["–"] : [...partsOf(text, cell), at > 0 ? unit : ""]))),
    );
  const head = line([corner ? partsOf(text, corner) : [" "], ...heads.map((cell) => headOf(text, cell))]);
  const above = captions.map(({ text: words, span: [start, end] }): Piece[] => {
    const inner = BRACKETED.test(words) ? 1 : 0;
    return [[start + inner + (NUMBERED.exec(words)?.[0].length ?? 0), end - inner]];
  });
  return pieced(
    text,
    [...above, head, ...told].flatMap((one, at) => (at > 0 ? ["\n", ...one] : one)),
  );
}

/** The groups of a pattern as cells, each behind the one before; null where the line is another. */
export function groupsIn({ text, span: [start] }: CopiedCell, pattern: RegExp): CopiedCell[] | null {
  const groups = pattern.exec(text)?.slice(1);
  let from = 0;
  return (
    groups?.map((group): CopiedCell => {
      const at = text.indexOf(group, from);
      from = at + group.length;
      return { text: group, span: [start + at, start + from] };
    }) ?? null
  );
}

/**
 * Tables with marks between their cells that came out otherwise than they stood: a line of heads without one over the names ("A | B | |⏎x | 1 | 2 |"),
 * two lines of heads, a line of units below them ("% | % |"), the heads below the rows, and lines of another sort behind the table. Not a
 * table that reads as it stands.
 */
import { matches } from "../needs/matches.ts";
import type { Squeezed } from "../squeezed.ts";
import { type CopiedCell, isNoted, isNothing, isTime, isValue, tableTold } from "./cells.ts";

type Line = { cells: readonly CopiedCell[]; piped: boolean };

const RULE = /^[\s|:=+–—-]*$/u; // catches "---|---", not "- 3"
const HEADS = /^(?:%|[%±+/−-]{2,3}|[#№])$/u; // catches "%±", not "5%"
const UNIT = /^(?:%|£|\$|€)$/u; // catches "%", not "5%"
const LETTERS = /\p{L}/u; // catches "Members", not "12"
const TOLD = /^[^|]*\d/u; // catches "Turnout: 7.5%", not "Source: survey"
const WHOLE = /^(?:annual|year|full year|total)$/iu; // catches "Annual", not "Annual rent"
const MOST_CAPTIONS = 2;
const MOST_RANKS = 2;

function lineOf(raw: string, start: number): Line {
  const piped = raw.includes("|");
  const cells: CopiedCell[] = [];
  let from = 0;
  for (const found of [...raw.matchAll(/\|/gu), null]) {
    const to = found?.index ?? raw.length;
    const cell = raw.slice(from, to);
    const at = start + from + cell.length - cell.trimStart().length;
    cells.push({ text: cell.trim(), span: [at, at + cell.trim().length] });
    from = to + 1;
  }
  const opened = raw.trimStart().startsWith("|") ? 1 : 0;
  return { cells: cells.slice(opened, piped && cells.at(-1)?.text === "" ? -1 : undefined), piped };
}

function linesOf(text: string): Line[] {
  let at = 0;
  return text.split("\n").flatMap((raw) => {
    const start = at;
    at += raw.length + 1;
    return RULE.test(raw) ? [] : [lineOf(raw, start)];
  });
}

const holdsValues = ({ cells }: Line): boolean => cells.slice(1).some(({ text }) => isValue(text) && !isNothing(text));
const filled = ({ cells }: Line): number => cells.filter(({ text }) => text !== "").length;
const isUnits = ({ cells }: Line): boolean => cells.every(({ text }) => text === "" || matches(text, UNIT));
const EMPTY: CopiedCell = { text: "", span: [0, 0] };

/** Two lines of heads as one: what stands lower counts, but for cells where nothing does; or one line that was broken. */
function merged(upper: Line, lower: Line, width: number): Line | null {
  if (upper.cells.length + lower.cells.length === width)
    return { cells: [...upper.cells, ...lower.cells], piped: true };
  if (lower.cells.length !== width) return null;
  const cells = lower.cells.map((own, at): CopiedCell => {
    if (own.text !== "") return own;
    if (upper.cells.length === width) return upper.cells[at] ?? EMPTY;
    return (at === 0 ? upper.cells[0] : at === width - 1 ? upper.cells.at(-1) : EMPTY) ?? EMPTY;
  });
  return { cells, piped: true };
}

/** The heads over as many cells, one for the names first; null where there are none. */
function headsOf(
  { cells }: Line,
  width: number,
  blank: readonly boolean[],
  nameAt: number,
): readonly CopiedCell[] | null {
  const filledTo = cells.findLastIndex(({ text }) => text !== "") + 1;
  const bare = cells[0]?.text === "" ? cells.slice(0, width) : cells.slice(0, filledTo);
  const heads = bare.length === width - 1 ? bare.toSpliced(nameAt, 0, EMPTY) : bare;
  const named = heads
    .slice(1)
    .every(
      ({ text }, at) =>
        (text === "" && (blank[at + 1] || at + 1 === nameAt)) ||
        matches(text, LETTERS) ||
        isTime(text) ||
        matches(text, HEADS),
    ); // catches "2021", not "320"
  return heads.length === width && named ? heads : null;
}

/** How many cells the lines hold, without those that are empty in all of them at the end. */
const widthOf = (body: readonly Line[]): number =>
  Math.max(0, ...body.map(({ cells }) => cells.findLastIndex(({ text }) => text !== "") + 1));

/** A line of figures over one of as many names, or below it: "40 | 9 | 5⏎Reds | Blues | Greens". */
function namedFigures(text: string, lines: readonly Line[]): Squeezed | null {
  const [upper, lower, ...more] = lines.slice(-2);
  const cells = (line: Line | undefined): readonly CopiedCell[] => line?.cells.filter((cell) => cell.text !== "") ?? [];
  const [values, names] = cells(upper).every((cell) => isValue(cell.text)) ? [cells(upper), cells(lower)] : [[], []];
  const named = names.every((cell) => LETTERS.test(cell.text) && !isValue(cell.text));
  if (values.length < 2 || names.length !== values.length || !named || more.length > 0 || lines.length > 3) return null;
  const [head] = lines.length > 2 ? (lines[0]?.cells ?? []) : [];
  const rows = names.map((name, at) => [name, ...values.slice(at, at + 1)]);
  return tableTold(text, { captions: [], corner: null, heads: head ? [head] : [], rows });
}

/** Null where the table needs nothing of the kind. */
export function pipedTables(text: string): Squeezed | null {
  if (!text.includes("|") || !text.includes("\n")) return null;
  const lines = linesOf(text);
  const figures = namedFigures(text, lines);
  if (figures) return figures;
  const first = lines.findIndex(({ piped }) => piped);
  const last = lines.findLastIndex(({ piped }) => piped);
  const table = lines.slice(first, last + 1);
  const tail = lines.slice(last + 1);
  const body = table.filter((line) => holdsValues(line));
  const width = widthOf(body);
  const top = table.findIndex((line) => holdsValues(line));
  if (body.length < 1 || width < 2 || first > MOST_CAPTIONS || table.some(({ piped }) => !piped)) return null;
  if (body.some((line) => line.cells.length !== body[0]?.cells.length)) return null;
  const above = table.slice(0, top).filter((line) => filled(line) > 0);
  const units = above.find(isUnits);
  const broken = above.length === 2 && above.reduce((sum, { cells }) => sum + cells.length, 0) === width;
  const single = broken ? [] : above.filter((line) => filled(line) === 1 && width > 2);
  const named = above.filter((line) => line !== units && !single.includes(line));
  const under = table.at(-1);
  const below = under && !holdsValues(under) && filled(under) === width - 1 ? under : null;
  if (
    body.length + named.length + single.length + (units ? 1 : 0) + (below ? 1 : 0) !== table.length ||
    named.length > 2
  )
    return null;
  const [upper, lower] = named;
  const line = below ?? (upper && lower ? merged(upper, lower, width) : upper);
  const blank = Array.from({ length: width }, (_, at) => body.every(({ cells }) => cells[at]?.text === ""));
  const nameAt = Math.max(
    0,
    body[0]?.cells.findIndex((_, at) => body.every(({ cells }) => /^\p{L}/u.test(cells[at]?.text ?? ""))) ?? 0,
  ); // catches "Reds", not "1"
  const ranked = nameAt > 0 && nameAt <= MOST_RANKS;
  const heads = line && headsOf(line, width, blank, ranked ? nameAt : 0);
  const shifted = (line?.cells.length ?? 0) < width || (line?.cells.at(-1)?.text === "" && line.cells[0]?.text !== "");
  const told = tail.some(({ cells }) => TOLD.test(cells[0]?.text ?? ""));
  const noted = heads?.some(isNoted) === true;
  const timed = heads?.slice(1).every(({ text: head }) => isTime(head) || WHOLE.test(head)) === true;
  if (body.length < 2 && !timed) return null;
  const odd =
    noted || single.length > 0 || below !== null || lower !== undefined || units !== undefined || shifted || told;
  if (!line || !heads || !odd) return null;
  const again = heads.findIndex(({ text: head }, at) =>
    heads.slice(0, at).some((one) => head !== "" && one.text === head),
  );
  const names = ranked && shifted ? nameAt : 0;
  const columns = heads.flatMap((_, at) => (at > names && !blank[at] && (again < 0 || at < again) ? [at] : []));
  const captions = [...single, ...(below && upper ? [upper] : [])].flatMap(({ cells }) =>
    cells.filter((cell) => LETTERS.test(cell.text)).slice(0, 1),
  );
  return tableTold(text, {
    captions: [...lines.slice(0, first).flatMap(({ cells }) => cells.slice(0, 1)), ...captions].slice(0, MOST_CAPTIONS),
    corner: heads[names]?.text ? (heads[names] ?? null) : null,
    heads: columns.flatMap((at) => heads[at] ?? []),
    rows: body.map(({ cells }) => [...cells.slice(names, names + 1), ...columns.flatMap((at) => cells[at] ?? [])]),
    unit: units?.cells.every(({ text: unit }) => unit === "" || unit === "%") ? "%" : "",
  });
}

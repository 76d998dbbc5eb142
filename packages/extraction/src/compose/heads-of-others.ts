/**
 * What a heading says in brackets of one row of figures holds for no row that has a head of its own behind it: "Revenue ($k): Jan 42, Feb 51. Staff:
 * 6, 7" → 6 and 7, neither thousands nor dollars. Not "Revenue ($m): 4.1, 4.4. Profit: 0.3, 0.5", nor "Sales (€k): North 40, 50; South 30, 20".
 */
import type { Chart, Grounding } from "@charticle/contract";
import { SCALES } from "../lexicon/number-words.ts";
import { COUNTED, isAmount } from "./amount-words.ts";
import { MAX_NOTES } from "./plain-notes.ts";
import { joinedNames } from "./title-by-names.ts";

const HEAD = /^ ?(?:\((?:in |all in )?([^()\d]{1,16}|000s?)\)| in (thousands|millions|billions|lakhs|crores)\b)/iu; // catches " (kg)" and " in thousands", not " (2023)"
const UNIT_LIKE =
  /^(?:[°%€$£¥₹]\p{L}{0,3}|\p{L}{1,5}[€$£¥₹]?(?:\/[\p{L}\d³²]{1,5})?|000s?|thousands|millions|billions)$/iu; // catches "$k", "mm" and "km/h", not "north side"
const MONEY = /[€$£¥₹]|\b(?:EUR|USD|GBP|CHF|INR)\b/u; // catches "$" of "$k", not "kg"
const TIMES =
  /^(?:actual|plan(?:ned)?|target|budget(?:ed)?|forecast|before|after|now|then|(?:last|this|prior|previous) \p{L}+|(?:\p{L}+ )?\p{L}+ (?:ago|earlier|before)|(?:19|20)\d\d)$/iu; // catches "Last year", not "Staff"
const BARE = /^[+−–-]?\d[\d,]*(?<=\d)(?:\.\d+)?$/u; // catches "1,200" and "4.5", not "£6"
const BEHIND = /[.;!\n,]\s*(?:the |and |with )?$/iu; // catches ". " in front of "Staff", not "of "
const LEADS = /^s?(?: \p{Ll}{3,10})? ?(?:[:=–—-]|were|was|are|is)?\s*[+−–-]?\d/iu; // catches ": 6", " 12" and " let: 14", not " (%): 6"
const LETTERS: Readonly<Record<string, number>> = { m: 1e6, k: 1e3, b: 1e9, "000": 1e3, "000s": 1e3 };
const LARGER = 3;

type Row = { name: string; at: number; cells: { value: number; spans: Grounding["spans"] }[] };

/** The names of series, or of points, with what the chart shows of each. */
function rowsOf({ series, points, grounding }: Chart, bySeries: boolean): Row[] {
  const cell = (point: number, column: number): Row["cells"] => {
    const value = points[point]?.values[column] ?? null;
    const spans = grounding[point]?.[column]?.spans;
    return value === null || !spans?.[0] ? [] : [{ value, spans }];
  };
  return bySeries
    ? series.map(({ name }, at) => ({ name, at, cells: points.flatMap((_, point) => cell(point, at)) }))
    : points.map(({ name }, at) => ({ name, at, cells: series.flatMap((_, column) => cell(at, column)) }));
}

const scaleOf = (said: string): number => {
  const word = said.toLowerCase().replace(MONEY, "").trim();
  return SCALES.get(word) ?? LETTERS[word] ?? 1;
};

const firstOf = (row: Row): number => Math.min(...row.cells.map(({ spans: [span] }) => span?.[0] ?? 0));
const lastOf = (row: Row): number => Math.max(...row.cells.map(({ spans: [span] }) => span?.[1] ?? 0));

/** Where the name stands as the head of its row's first figure; -1 where it does not. */
function headAt(text: string, { name }: Row, before: number): number {
  const at = text.toLowerCase().lastIndexOf(name.toLowerCase(), before);
  return at >= 0 && text.slice(at + name.length, before + 1).replace(LEADS, "") === "" ? at : -1;
}

type Found = { owner: Row; said: string; others: Row[] };

/** The row whose head says a unit or a magnitude, and those behind it that have a head without. */
function foundIn(chart: Chart, text: string, bySeries: boolean): Found | null {
  const rows = rowsOf(chart, bySeries).filter(({ cells }) => cells.length > 0);
  const [owner, ...behind] = rows.toSorted((one, other) => firstOf(one) - firstOf(other));
  if (!owner || behind.length === 0) return null;
  const at = text.toLowerCase().indexOf(owner.name.toLowerCase());
  const [, inside = "", told = ""] = (at < 0 ? null : HEAD.exec(text.slice(at + owner.name.length))) ?? [];
  const said = (inside || told).trim();
  if (said === "" || !UNIT_LIKE.test(said) || at > firstOf(owner)) return null;
  const others = behind.filter((row) => {
    const own = headAt(text, row, firstOf(row));
    const bare = row.cells.every(({ spans: [span] }) => span && BARE.test(text.slice(span[0], span[1])));
    return own > lastOf(owner) && bare && BEHIND.test(text.slice(0, own)) && !TIMES.test(row.name);
  });
  return others.length === behind.length ? { owner, said, others } : null;
}

const literal = (text: string, { spans: [span] }: Row["cells"][number]): number =>
  span ? Number(text.slice(span[0], span[1]).replaceAll(",", "").replace(/[−–]/u, "-")) : Number.NaN; // catches "−4" and "–4", not "-4"

/** Money beside money: costs beside revenue in $m. */
const isMoney = (name: string, said: string): boolean => MONEY.test(said) && isAmount(name);

/** Whether a row is told in its own size: "plain", "scaled" as the head says, or "open". */
function sizeOf(text: string, { owner, said }: Found, row: Row): "plain" | "scaled" | "open" {
  const scale = scaleOf(said);
  const told = row.cells.map((cell) => literal(text, cell));
  if (scale === 1 || !row.cells.every(({ value }, at) => Math.abs(value / ((told[at] ?? 0) || 1) / scale - 1) < 0.001))
    return "scaled";
  const own = owner.cells.map(({ value }) => value / scale);
  if (isMoney(row.name, said)) return "scaled";
  if (told.some((value) => !Number.isInteger(value))) return "scaled";
  if (MONEY.test(said)) return COUNTED.test(row.name) ? "plain" : "scaled";
  const parted = own.some((value) => !Number.isInteger(value));
  return parted || Math.max(...told) > LARGER * Math.max(...own) ? "plain" : "open";
}

const MAY = /\(|\bin [tmblc]/u; // catches "(kg)" and "in thousands", not "in 2023"

const find = (chart: Chart, text: string): (Found & { bySeries: boolean }) | null => {
  if (!MAY.test(text)) return null;
  for (const bySeries of [true, false]) {
    const found =
      (bySeries ? chart.series : chart.points).length > 1 && chart.series.length > 1 && foundIn(chart, text, bySeries);
    if (found) return { ...found, bySeries };
  }
  return null;
};

/** The chart with the figures of other heads as they are told, and without a unit that is told of one row alone. */
export function withHeadsOfOthers(chart: Chart, text: string): Chart {
  const found = find(chart, text);
  if (!found) return chart;
  const { owner, said, others, bySeries } = found;
  const plain = others.filter((row) => sizeOf(text, found, row) === "plain");
  const scale = scaleOf(said);
  const points = chart.points.map((point, at) => ({
    ...point,
    values: point.values.map((value, column) =>
      value !== null && plain.some((row) => row.at === (bySeries ? column : at))
        ? Number((value / scale).toPrecision(12))
        : value,
    ),
  }));
  const apart = scale === 1 ? others.filter(({ name }) => COUNTED.test(name) && !isMoney(name, said)) : plain;
  const foreign = chart.unit !== null && apart.length > 0;
  if (plain.length === 0 && !foreign) return chart;
  const named = apart.map(({ name }) => name).join(" and ");
  const note = `“${said}” is told of ${owner.name}, not of ${named}: heights don't compare.`;
  return {
    ...chart,
    points,
    unit: foreign ? null : chart.unit,
    subtitle: foreign && chart.subtitle?.includes(said) ? null : chart.subtitle,
    notes: [...chart.notes, note].slice(-MAX_NOTES),
  };
}

const CODE = /^\p{Lu}{2,4}$/u; // catches "HP", not "Leeds"
const SORT =
  /\b(?:speeds?|weights?|heights?|lengths?|widths?|depths?|distances?|ranges?|prices?|costs?|calories|power|temps?|temperatures?|times?|rainfall|wages?|rents?|areas?|sizes?|fees?)$/iu; // catches "Top speeds", not "Boys"
const BEHIND_FIGURE = /^ ?[\p{L}°/²³]{1,6}/u; // catches " km/h" behind "410", not ", 330"

/** Whether the unit is told with the first figure of a row. */
const isToldWith = (unit: string, text: string, { cells: [cell] }: Row): boolean => {
  const [start, end] = cell?.spans[0] ?? [0, 0];
  return (
    text.slice(start, end).endsWith(unit) ||
    text.slice(start, end).startsWith(unit) ||
    BEHIND_FIGURE.exec(text.slice(end))?.[0].trim() === unit
  );
};

/** "Top speeds: 410 km/h Bugatti, 330 Ferrari. HP: 1,500, 670": the unit of the first of two lists is none of one of another sort. */
export function withListsApart(chart: Chart, text: string): Chart {
  const { unit } = chart;
  if (unit === null || unit === "%" || chart.series.length < 2 || chart.points.length < 2) return chart;
  const [owner, ...others] = rowsOf(chart, false).filter(({ cells }) => cells.length > 0);
  if (!owner || others.length === 0 || !SORT.test(owner.name) || !isToldWith(unit, text, owner)) return chart;
  const apart = others.filter((row) => {
    const own = headAt(text, row, firstOf(row));
    const bare = row.cells.every(({ spans: [span] }) => span && BARE.test(text.slice(span[0], span[1])));
    const other = CODE.test(row.name) || (isAmount(row.name) ? !MONEY.test(unit) : COUNTED.test(row.name));
    return own > lastOf(owner) && bare && other && BEHIND.test(text.slice(0, own));
  });
  if (apart.length < others.length) return chart;
  const note = `“${unit}” is told of ${owner.name}, not of ${apart.map(({ name }) => name).join(" and ")}: heights don't compare.`;
  const title =
    chart.title.toLowerCase() === unit.toLowerCase()
      ? joinedNames(
          chart.series.map(({ name }) => name),
          text,
        )
      : chart.title; // "Kcal"
  return { ...chart, title, unit: null, notes: [...chart.notes, note].slice(-MAX_NOTES) };
}

const OPEN = 0.7;

/** How sure the reader is, where it stays open whether thousands are meant for the second row as well. */
export function sureOfHeads(chart: Chart, text: string, confidence: number): number {
  const found = confidence > OPEN ? find(chart, text) : null;
  return found?.others.some((row) => sizeOf(text, found, row) === "open") ? OPEN : confidence;
}

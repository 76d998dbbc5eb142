/**
 * One figure that two or three names share, each of them a point: "Zen and Fabrikam tied at 5", "both Yusuf and Claire for
 * 12", "Modules 2 and 3 both sit at 71%", "Peru and Chile, level on 9", "25% each to the son and the daughter". Not "Ann and Bo earned 90".
 */

import { singular, verbSense } from "../../lexicon/morphology.ts";
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { cellOf, type Reading, type ReadingPoint } from "../reading.ts";

const NAME =
  "(?:the |our |my )?(?!and |both |with )[\\p{L}\\d][\\p{L}\\d'’.-]*(?: (?!and |both |each |tied |level |equal |even |neck )[\\p{L}\\d][\\p{L}\\d'’-]*){0,3}?";
const NAMES = `(${NAME}(?:, ${NAME})?,? and ${NAME})`;
const VERBS =
  "(?:(?:are|were|is|was|have|had|has|got|get|sit|sat|stand|stood|came|come|ended|scored|earned|took|make|made|up|in|out) ){0,3}";
const TO = "(?:at |on |with |for |to |over )?(?:just |only |about |around |a )?[$€£₦]?$";

/** What stands in front of a figure that several share. */
const SHARED = [
  new RegExp(`(?:^|[,;:.(] |\\band |\\bwith )both ${NAMES} ${VERBS}${TO}`, "iu"), // catches "both Yusuf and Claire for ", not "both for "
  new RegExp(
    `(?:^|[,;:.(] |\\band )(?:then |finally |with |by )?${NAMES},? (?:are |were |have |both |all )*(?:tied|level|equal|even|neck and neck) ${TO}`,
    "iu",
  ), // catches "Zen and Fabrikam tied at " and "then Peru and Chile, level on ", not "he tied at "
  new RegExp(`(?:^|[,;:.(?] |\\band )${NAMES} (?:both|each|all) ${VERBS}(?:\\p{Ll}+ )?${TO}`, "iu"), // catches "Ann and Bo both got " and "both read ", not "both got "
  new RegExp(`\\bjoint \\p{Ll}+ (?:are|were|was|is|came) ${NAMES} ${TO}`, "iu"), // catches "Joint second were Peru and Chile with ", not "second were Peru "
];
const LISTED = /^,? (?:and|or) [$€£]?\d/u; // catches " and 20 cm" behind "Water and wine level at 30 cm", not " and Bo 20"
const EACH_AHEAD = new RegExp(`(?:^|[,;:.(] |\\band )${NAMES} ${VERBS}${TO}`, "iu"); // in front of "5% each"
const EACH_BEHIND = /^ (?:each|apiece)(?![\p{L}])/u; // catches " each", not " each day"
const EACH_TO = new RegExp(`^ (?:each|apiece) (?:to|for|from|in|at|on|by) ${NAMES}(?=[,;.(]| and |$)`, "iu"); // catches " each to the son and the daughter,"

const ARTICLE = /^(?:the|our|my|a) /i; // catches "the son", not "theatre"
const NUMBERED = /^(\p{L}+?)s? (\d+)$/u; // catches "Modules 2", not "2"

/** "green sold" → green */
function withoutVerb(name: string): string {
  const words = name.split(" ");
  const does = words.length > 1 && verbSense((words.at(-1) ?? "").toLowerCase()) === "verb";
  return (does ? words.slice(0, -1) : words).join(" ");
}

/** "Modules 2 and 3" → Module 2, Module 3. */
function namesOf(list: string): string[] {
  const names = list.split(/,? and |, /u).map((name) => withoutVerb(name.replace(ARTICLE, "").trim())); // catches ", and " and ", "
  const [first = "", ...others] = names;
  const noun = NUMBERED.exec(first) ? singular(first.split(" ")[0] ?? "") : "";
  const counted = noun !== "" && others.every((name) => /^\d+$/.test(name)); // catches "3", not "B3"
  return counted ? [`${noun} ${first.split(" ")[1]}`, ...others.map((name) => `${noun} ${name}`)] : names;
}

/** The names that share a figure; none where they don't. */
function sharing({ text }: Scan, from: number, { start, end }: Figure): string[] {
  const lead = text.slice(from, start);
  const tail = text.slice(end);
  const behind = EACH_TO.exec(tail)?.[1];
  const ahead = LISTED.test(tail) ? undefined : SHARED.map((pattern) => pattern.exec(lead)?.[1]).find(Boolean);
  const each = EACH_BEHIND.test(tail) ? EACH_AHEAD.exec(lead)?.[1] : undefined;
  const list = behind ?? ahead ?? each;
  return list ? namesOf(list) : [];
}

const isOf = ({ name, axis }: ReadingPoint, names: readonly string[]): boolean => {
  const own = name.toLowerCase();
  return (
    !axis &&
    names.some(
      (one) =>
        own === one.toLowerCase() ||
        own.startsWith(`${one.toLowerCase()} and `) ||
        own.endsWith(` ${one.toLowerCase()}`),
    )
  );
};

type Row = { point: ReadingPoint; cells: Reading["cells"][number]; start: number };

/** A reading whose figures are told once for each of those that share one. */
function shared(scan: Scan, figures: readonly Figure[], reading: Reading): Reading | null {
  let rows: Row[] = reading.points.map((point, at) => ({
    point,
    cells: reading.cells[at] ?? [],
    start: reading.cells[at]?.[0]?.spans[0]?.[0] ?? -1,
  }));
  const used = [...reading.figures];
  let changed = false;
  for (const [at, figure] of figures.entries()) {
    const last = figures.findLast(
      (one, place) => place < at && reading.figures.some(({ start }) => start === one.start),
    );
    const names = sharing(scan, last?.end ?? 0, figure);
    const own = rows.filter(({ start }) => start === figure.start);
    if (names.length < 2 || own.length > 1 || (own[0] && !isOf(own[0].point, names))) continue;
    const [model] = reading.figures;
    if (!own[0] && figure.unit && model?.unit && figure.unit.symbol !== model.unit.symbol) continue;
    const made = names.map((name): Row => ({ point: { name }, cells: [cellOf(figure)], start: figure.start }));
    const others = rows.filter(({ start }) => start !== figure.start);
    const before = others.filter(({ start }) => start < figure.start);
    rows = [...before, ...made, ...others.slice(before.length)];
    if (!own[0]) used.push(figure);
    changed = true;
  }
  const keys = new Set(rows.map(({ point }) => point.name.toLowerCase()));
  if (!changed || keys.size < rows.length) return null;
  return { ...reading, points: rows.map(({ point }) => point), cells: rows.map(({ cells }) => cells), figures: used };
}

/** A cheap look. */
const CUE = /\b(?:both|tied|each|apiece|joint|level|equal|even|neck and neck)\b/i; // catches "both", not "bothered"

/** The readings, the best of them with every name of a figure. */
export function withShared(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (best?.reading.series.length !== 1 || best.reading.points.length < 2 || !matches(scan.text, CUE)) return rows;
  const starts = best.reading.cells.map(([cell]) => cell?.spans[0]?.[0] ?? -1);
  const inOrder = starts.every((start, at) => at === 0 || start >= (starts[at - 1] ?? 0));
  const reading = inOrder ? shared(scan, mentions.filter(isFigure), best.reading) : null;
  return reading ? [{ ...best, reading }, ...more] : rows;
}

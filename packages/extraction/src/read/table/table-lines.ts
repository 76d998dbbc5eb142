/** Lines of a pasted table and what parts their cells. */
import { MONTHS } from "../../lexicon/calendar.ts";

export type Line = { text: string; start: number };
export type TableCell = { text: string; start: number; end: number };
export type Delimiter = { split: (line: Line) => TableCell[] };

/** Lines with something on them, each with its place. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split("\n")) {
    if (raw.trim() !== "") lines.push({ text: raw, start });
    start += raw.length + 1;
  }
  const [head, ...body] = lines;
  const plain = head && !INDENT.test(head.text);
  return plain ? [head, ...body.map(unindented)] : lines;
}

const INDENT = /^ +/; // catches the blanks of "  online 340" below "Sales", not a tab

const unindented = ({ text, start }: Line): Line => {
  const core = text.replace(INDENT, "");
  return { text: core, start: start + text.length - core.length };
};

const trimmed = (text: string, start: number): TableCell => {
  const lead = text.length - text.trimStart().length;
  const core = text.trim();
  return { text: core, start: start + lead, end: start + lead + core.length };
};

/** Cuts a line at each match of a one-character mark or a run of blanks. */
function splitBy(mark: RegExp, bare: boolean): Delimiter["split"] {
  return ({ text, start }) => {
    const cells: TableCell[] = [];
    let from = 0;
    for (const match of text.matchAll(mark)) {
      cells.push(trimmed(text.slice(from, match.index), start + from));
      from = match.index + match[0].length;
    }
    cells.push(trimmed(text.slice(from), start + from));
    if (!bare) return cells;
    const [first] = cells;
    const label = first && cells.length > 1 ? /^[^\d:|]+:(?=\s*\S)/u.exec(first.text)?.[0] : undefined; // catches "Hour:" of "Hour: 06", not "3:2"
    if (first && label) {
      const cut = first.start + label.length;
      cells.splice(
        0,
        1,
        { ...first, text: label.slice(0, -1), end: cut - 1 },
        trimmed(first.text.slice(label.length), cut),
      );
    }
    const opened = text.trimStart().startsWith("|");
    const closed = text.trimEnd().endsWith("|");
    return cells.slice(opened ? 1 : 0, closed ? -1 : undefined);
  };
}

const KINDS: readonly {
  mark: RegExp;
  bare: boolean;
  min: number;
  comma?: true;
  strict?: true;
  even?: true;
  headed?: true;
}[] = [
  { mark: /\|/gu, bare: true, min: 2 }, // catches "|"
  { mark: /\t/gu, bare: false, min: 2 }, // catches a tab, not a blank
  { mark: /\t+/gu, bare: false, min: 2 }, // catches several tabs
  { mark: /;/gu, bare: false, min: 2 }, // catches ";"
  { mark: /,(?![ \u00a0])(?=(?:[^"]*"[^"]*")*[^"]*$)/gu, bare: false, min: 2, comma: true }, // catches "a,b", not "a, b" or the one inside "1,200" in quotes
  { mark: / ?\.{4,} ?/gu, bare: false, min: 2 }, // catches " ..... ", not "..."
  { mark: /[,:] | [–-] /gu, bare: false, min: 3, strict: true }, // catches the comma of "unit, 3, 12" and the dashes of "unit – 3 – 12", not the comma of "1,240"
  { mark: /: /gu, bare: false, min: 2, strict: true, headed: true }, // catches the colon of "Fund: balance", not of "9:30"
  { mark: / {2,}/gu, bare: false, min: 2, even: true }, // catches two blanks, not one
  { mark: / +/gu, bare: false, min: 3, strict: true }, // catches blanks, where every line has as many
  { mark: / {2,}/gu, bare: false, min: 2 }, // catches two blanks, where some lines have more of them
];

const DIGITS = /\d/; // catches "3", not "three"

const FIGURES = /(?: *\| *|\s+)(?=[$€£]?\d)/gu; // catches the blanks in front of "310" and " | 81", not those of "Oak tree"
const LABELLED = /^\p{L}[^|\d]*\s[$€£]?\d/u; // catches "Yarn 310", not "Gate A | 4 812"

/** "Q1  Q2  Q3" above "Yarn  310 120  90": a head that names each figure and nothing else tells how many cells the lines have. */
export function cornerless(lines: readonly Line[]): Delimiter | null {
  const split = splitBy(FIGURES, false);
  for (const [at, head] of lines.slice(0, 2).entries()) {
    const body = lines.slice(at + 1).map((line) => (LABELLED.test(line.text) ? split(line) : []));
    const names = splitBy(/ *\| *| {2,}|\t/gu, false)(head); // catches " | ", not one blank
    const labels = new Set(body.map(([label]) => label?.text)); // not "week" of "week 1 | 3" and "week 2 | 5"
    const even = labels.size === body.length && body.every((cells) => cells.length === names.length + 1);
    const told = names.some(({ text }) => text === "" || /\p{L}.* \d/u.test(text)); // catches "Sales: 48,000", not "Q1" or "2021"
    if (names.length < 2 || body.length < 2 || told || !even) continue;
    const cells = [trimmed("", head.start), ...names];
    return { split: (line) => (line === head ? cells : lines.indexOf(line) < at ? [] : split(line)) };
  }
  return null;
}

const MOST_CAPTIONS = 2;
const LEAST_LINES = 3;

/** Without the few words above and below: "Weather in Oslo", then the table, then "Source: met office". */
function withinCaptions(lines: readonly Line[], isCut: (line: Line) => boolean, tabbed: boolean): readonly Line[] {
  const first = lines.findIndex(isCut);
  const last = lines.findLastIndex(isCut);
  const captions = [...lines.slice(0, Math.max(first, 0)), ...lines.slice(last + 1)];
  const within = lines.slice(first, last + 1);
  const plain = captions.length <= MOST_CAPTIONS && captions.every(({ text }) => tabbed || !DIGITS.test(text));
  return first >= 0 && plain && within.length >= (tabbed ? 2 : LEAST_LINES) ? within : lines;
}

/** The mark that cuts most lines into the same number of cells, with digits in them; null where this is no table. */
export function delimiterOf(all: readonly Line[]): Delimiter | null {
  for (const kind of KINDS) {
    const split = splitBy(kind.mark, kind.bare);
    const lines = kind.strict
      ? all
      : withinCaptions(all, (line) => split(line).length >= kind.min, kind.mark.source === "\\t");
    const counts = lines.map((line) => split(line).length).filter((count) => count >= kind.min);
    if (counts.length < 2 || counts.length < lines.length * 0.75) continue;
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const same = counts.filter((count) => count === usual).length;
    const filled = lines.filter((line) =>
      split(line)
        .slice(1)
        .some(({ text }) => DIGITS.test(text)),
    ).length;
    if (same < counts.length * (kind.even ? 1 : 0.7) || filled < 1 || filled < lines.length * 0.5) continue;
    const cells = lines.flatMap((line) => split(line).slice(1));
    const long = cells.filter(({ text }) => text.split(" ").length > 4 || /\d \d(?!\d\d)/u.test(text)).length; // catches "7.5 8", not "1 200"
    if (long * 4 > cells.length) continue;
    if (
      kind.strict &&
      (lines.length < 3 ||
        new Set(lines.map(yearOf)).size === 1 ||
        same < lines.length ||
        !lines.slice(1).every((line) =>
          split(line)
            .slice(/^\d{1,2}\.? \p{L}/u.test(line.text) ? 2 : 1) // catches "3. Ajax 10 24", not "Ajax 10 24"
            .every(({ text }) => /^[$€£]?[\d.,]+[%kKMm]?$/u.test(text)),
        ))
    )
      continue; // catches "1,204", not "Ajax"
    if (kind.headed && DIGITS.test(lines[0]?.text ?? "")) continue;
    if (kind.comma && groupsThousands(lines, usual)) continue;
    const [head] = lines;
    const parts = head ? split(head).length : 0;
    const spread = head && parts > 1 && parts < usual ? splitBy(/ +/gu, false)(head) : []; // "Pld Pts" above "10  24"
    return { split: (line) => (line === head && spread.length === usual ? spread : split(line)) };
  }
  return null;
}

/** "24" of "Q1 24 310" or "Jan 24 310": said on each line it is a year, no column. */
const yearOf = ({ text }: Line): string | undefined =>
  MONTHS.has(text.split(" ")[0]?.toLowerCase() ?? "") || /^[QH]\d /i.test(text) ? text.split(" ")[1] : text; // catches "Q1 24", not "PSV 24"

/** "Leeds: 1,150", "Tee: 2,80" on each line: the comma groups thousands or begins cents and parts no cells. */
const groupsThousands = (lines: readonly Line[], usual: number): boolean =>
  usual === 2 && lines.every(({ text }) => /\d,\d{3}(?!\d)|[\p{L} ].*\d,\d\d(?!\d)/u.test(text) || !text.includes(",")); // catches "Leeds: 1,150" and "Tee: 2,80", not "a,320"

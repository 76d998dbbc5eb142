/**
 * Notes in sections, a line that names each and lines of one figure below: "Team A:\nMon: 3\nTue: 4\nTeam B:\nMon: 2\nTue: 5" → Mon and Tue
 * of Team A and Team B; "Income\nwages 2100\nrent 400\nCosts\nfood 600\nfuel 210", where the items differ, is one list.
 */
import { type Figure, isAxis, isFigure, type Mention } from "../../../recognize/mention.ts";
import type { Scan } from "../../../text/scan.ts";
import { axisItem, keyOf } from "../../grid/grid-heads.ts";
import { type Ranked, rank } from "../../rank/score.ts";
import { cellOf, type Reading } from "../../reading.ts";
import type { ListItem } from "../../sentence/list-item.ts";
import { type Line, linesOf } from "../../table/table-lines.ts";
import { settledFigures } from "../../units.ts";
import { tableOf } from "./rows-in-order.ts";

const BULLET = /^\s*(?:[-*•·–#>]+|\d{1,2}[.)](?=\s))?\s*/u; // catches "- ", "## " and "1. ", not the "2022" of "2022 - 40"
const EDGE = /[\s:=.…*#–—-]+$|\($/u; // catches ": " and " - ", not "s"
const UNIT = /^[%kmb]?(?:\s?[\p{L}/%°$€£]{1,12}){0,3}[.,;]?$/u; // catches " GB" and "%", not " of 40"
const LONGEST = 40;
const FEWEST = 2;

type Item = { name: ListItem; figure: Figure };
type Section = { head: ListItem; items: Item[] };

/** The words from one place to another as a name; null where they name nothing. */
function nameIn(scan: Scan, mentions: readonly Mention[], from: number, to: number): ListItem | null {
  const said = scan.text.slice(from, to);
  const lead = BULLET.exec(said)?.[0].length ?? 0;
  const name = said.slice(lead).replace(EDGE, "").trim();
  const span = [from + lead, from + lead + name.length] as const;
  const axis = mentions.find((one) => isAxis(one) && one.start >= span[0] && one.end <= span[1]);
  if (axis?.kind === "axis" && axis.end - axis.start >= name.length - 1) return axisItem(axis);
  return /\p{L}/u.test(name) && name.length <= LONGEST ? { name, span } : null; // catches "Q", not "2022"
}

/** "Mon: 3", "- tea 12 cups", "12 teas": one figure and its name; null for other lines. */
function itemOf(scan: Scan, mentions: readonly Mention[], { text, start }: Line): Item | null {
  const end = start + text.length;
  const [figure, more] = mentions.filter((one) => isFigure(one) && one.start >= start && one.end <= end);
  if (figure?.kind !== "figure" || more || figure.basis || figure.part) return null;
  const [before, behind] = [scan.text.slice(start, figure.start), scan.text.slice(figure.end, end)];
  const ahead = nameIn(scan, mentions, start, figure.start);
  if (ahead) return UNIT.test(behind.trim()) ? { name: ahead, figure } : null;
  const name = BULLET.exec(before)?.[0] === before ? nameIn(scan, mentions, figure.end, end) : null;
  return name ? { name, figure } : null;
}

/** The sections of a text, each with a name and two items or more; null where a line is of another kind. */
function sectionsOf(scan: Scan, mentions: readonly Mention[]): Section[] | null {
  const sections: Section[] = [];
  let head: ListItem | null = null;
  for (const line of linesOf(scan.text)) {
    const item = itemOf(scan, mentions, line);
    const end = line.start + line.text.length;
    const last = sections.at(-1);
    if (item) {
      if (head) sections.push({ head, items: [item] });
      else if (last) last.items.push(item);
      else return null;
      head = null;
      continue;
    }
    if (head && last) return null; // only a caption may stand above the first
    if (mentions.some((one) => isFigure(one) && one.start >= line.start && one.end <= end)) return null;
    head = nameIn(scan, mentions, line.start, end);
    if (!head) return null;
  }
  const full = !head && sections.length >= FEWEST && sections.every(({ items }) => items.length >= FEWEST);
  return full ? sections : null;
}

/** One list of all items, where no two have one name. */
function listOf(scan: Scan, sections: readonly Section[]): Reading {
  const items = sections.flatMap((section) => section.items);
  const figures = settledFigures(
    scan,
    items.map(({ figure }) => figure),
  );
  const heads = sections.map(({ head }) => head.name);
  return {
    shape: "pairs",
    series: [heads.length === 2 ? heads.join(" and ") : ""],
    points: items.map(({ name }) => ({ name: name.name, ...(name.axis ? { axis: name.axis } : {}) })),
    cells: figures.map((figure) => [cellOf(figure)]),
    units: [null],
    figures,
    cost: 0,
    used: [...sections.map(({ head }) => head.span), ...items.map(({ name }) => name.span)],
  };
}

/** The table or list of such sections; null where the text has none. */
export function sectioned(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const sections = sectionsOf(scan, mentions);
  const [first, ...others] = sections ?? [];
  if (!sections || !first) return null;
  const keys = first.items.map(({ name }) => keyOf(name));
  const all = sections.flatMap(({ items }) => items.map(({ name }) => keyOf(name)));
  const heads = new Set(sections.map(({ head }) => keyOf(head)));
  if (heads.size < sections.length || new Set(keys).size < keys.length) return null;
  if (new Set(all).size === all.length) return listOf(scan, sections);
  const same = others.every(
    ({ items }) => items.length === keys.length && items.every(({ name }) => keys.includes(keyOf(name))),
  );
  if (!same) return null;
  const figures = sections.flatMap(({ items }) =>
    keys.flatMap((key) => items.find(({ name }) => keyOf(name) === key)?.figure ?? []),
  );
  const table = tableOf(
    settledFigures(scan, figures),
    first.items.map(({ name }) => name),
    sections.map(({ head }) => head),
  );
  return { ...table, shape: "table" };
}

const namesOf = (reading: Reading): string =>
  [...reading.series, ...reading.points.map(({ name }) => name)].join("\n").toLowerCase();

/** The best reading has this table already. */
const isTold = (reading: Reading, best: Reading): boolean =>
  namesOf(reading) === namesOf(best) && best.cells.every((row) => row.every(Boolean));

/** The readings, before them that of such sections. */
export function withSections(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const reading = scan.text.includes("\n") ? sectioned(scan, mentions) : null;
  const best = rows[0]?.reading;
  if (!reading || (best && isTold(reading, best))) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}

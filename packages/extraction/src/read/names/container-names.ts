/**
 * What a thing is counted in, taken for its name: "2 tbsp sugar, 1 tbsp oil" → Sugar · Oil · "4 packs pasta, 6 tins beans" →
 * Pasta · Beans; "2 cups of flour, 3 cups of oats" → Flour · Oats. Not "1 cup final, 2 box sets", "3 boxes of crisps, 2 bags of nuts".
 */
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const SHORT = /^(?:tbsps?|tsps?|tbs|dl|cl|oz|lbs?|pkts?|btls?) (?:of )?(\p{L}.*)$/iu; // catches "tbsp sugar", not "tbsp"
const LONG =
  /^(cups?|bags?|packs?|packets?|tins?|cans?|bottles?|jars?|boxes|box|cartons?|slices?|glasses|glass|tubs?|bars?|pots?|sacks?|crates?|kegs?|rolls?|tablespoons?|teaspoons?|spoons?|handfuls?|bunch(?:es)?|cloves?) (of )?(\p{L}.*)$/iu; // catches "cups flour", not "cup"

type Contained = { what: string; of: boolean; in: string };

/** The name without what it is counted in, where the figure stands right before it and has its number. */
function contained({ text }: Scan, { points, cells }: Reading, at: number): Contained | null {
  const name = points[at]?.name ?? "";
  const cell = cells[at]?.[0];
  const [, end = -1] = cell?.kind === "stated" ? (cell.spans[0] ?? []) : [];
  if (end < 0 || points[at]?.axis || !text.slice(end).trimStart().toLowerCase().startsWith(name.toLowerCase()))
    return null;
  const [, short] = SHORT.exec(name) ?? [];
  if (short) return { what: short, of: false, in: name.split(" ")[0]?.toLowerCase() ?? "" };
  const [, box = "", of = "", what = ""] = LONG.exec(name) ?? [];
  const one = singular(box.toLowerCase());
  const many = one !== box.toLowerCase();
  return what !== "" && many === (cell?.value ?? 0) > 1 ? { what, of: of !== "", in: one } : null;
}

/** The best reading with such names cut, where two or more are told so. */
export function withoutContainers(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const found = reading.points.map((_, at) => contained(scan, reading, at));
  const told = found.filter((one) => one !== null);
  const same = told.length === found.length && new Set(told.map((one) => one.in)).size === 1;
  if (told.length < 2 || (told.some(({ of }) => of) && !same)) return rows;
  const names = reading.points.map(({ name }, at) => found[at]?.what ?? name);
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...more];
}

const IN =
  /(?<!\p{L})((?:cups?|bags?|packs?|packets?|tins?|cans?|bottles?|jars?|boxes|box|cartons?|slices?|tubs?|bars?|sacks?|crates?|pints?|litres?|loaf|loaves|dozen) of )$/iu; // catches "boxes of " in front of "crisps", not "of "

/** The readings, the best with what its things come in, where that tells each apart: "a pint of milk 95p, a loaf of bread £1.20". */
export function withContainersApart({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], series = [] } = best?.reading ?? {};
  if (!best || series.length > 1 || points.length < 2 || points.some(({ axis }) => axis)) return rows;
  const lower = text.toLowerCase();
  const told = points.flatMap(({ name }) => {
    const at = lower.indexOf(name.toLowerCase());
    const container =
      at > 0 && lower.indexOf(name.toLowerCase(), at + 1) < 0 ? IN.exec(text.slice(0, at))?.[1] : undefined;
    return container ? [container] : [];
  });
  if (new Set(told.map((one) => one.toLowerCase())).size < points.length) return rows;
  const whole = points.map((point, at) => ({ ...point, name: `${told[at]}${point.name}` }));
  return [{ ...best, reading: { ...best.reading, points: whole } }, ...more];
}

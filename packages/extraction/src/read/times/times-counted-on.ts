/**
 * Times that are counted on from a year or month that the text tells go by their own: "$78 at the end of 2022, $14 a year
 * later and $10 the year after that" → 2022 · 2023 · 2024. Not "last year … a year later".
 */
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import { resolvedRows } from "../grid/grid-rows.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";
import { type ListItem, nameAt, stepOf } from "../sentence/list-item.ts";

const ON: readonly string[] = ["later", "on", "after", "following", "next", "then"];
const STEPPED: ReadonlySet<string> = new Set(["year", "quarter", "step", "month", "weekday"]);

const FOLLOWS = /[,;] (?:and )?$/u; // catches ", " in front of "then 6 and 7", not "until "

/** "In week two 3 and 8, then 6 and 7": a step on. */
function thenSteps(text: string, items: readonly ListItem[]): ListItem[] {
  let last: ListItem | undefined;
  return items.map((item) => {
    const before = last?.axis;
    const on =
      item.axis?.name === "Then" && FOLLOWS.test(text.slice(0, item.axis.start)) && before && STEPPED.has(before.family)
        ? before
        : null;
    last = on
      ? { ...item, name: nameAt(on, 1), axis: { ...on, name: nameAt(on, 1), order: on.order + stepOf(on) } }
      : item;
    return last;
  });
}

/** The readings, the best with such times by their names. */
export function withTimesCountedOn(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !says(scan, ON)) return rows;
  const { points } = best.reading;
  if (points.length < 2 || !points.some(({ axis }) => axis?.family === "relative") || points.some(({ axis }) => !axis))
    return rows;
  const inText = points.toSorted((one, two) => (one.axis?.start ?? 0) - (two.axis?.start ?? 0));
  const counted = resolvedRows(
    inText.map(({ name, axis }) => ({ name, span: [0, 0] as const, ...(axis ? { axis } : {}) })),
  );
  const items = best.reading.series.length > 1 ? thenSteps(scan.text, counted) : counted;
  const named = new Map(inText.map((point, at) => [point, items[at]]));
  const told = points.map((point): ReadingPoint => {
    const item = named.get(point);
    return item?.axis && item.axis.family !== "relative" ? { name: item.name, axis: item.axis } : point;
  });
  const distinct = new Set(told.map(({ name }) => name)).size === told.length;
  const same = told.every(({ name }, at) => name === points[at]?.name);
  return same || !distinct ? rows : [{ ...best, reading: { ...best.reading, points: told } }, ...others];
}

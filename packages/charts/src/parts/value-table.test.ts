import { describe, expect, test } from "vitest";
import { boxesOverlap } from "../geometry/overlap.ts";
import { lookOf } from "../look.ts";
import { advanceWidth } from "../text/measure.ts";
import type { TableRow } from "./draw-table.ts";
import { planTable } from "./value-table.ts";

const look = lookOf({ theme: "base", mode: "light", width: 640, height: 480 });
const rowOf = (name: string, point: number, values: readonly number[]): TableRow => ({
  name,
  point,
  colour: null,
  cells: values.map((value, series) => ({ text: String(value), datum: { point, series } })),
});
const rows = (count: number, name: (at: number) => string): readonly TableRow[] =>
  Array.from({ length: count }, (_, at) => rowOf(name(at), at, [at * 3]));

describe("planTable", () => {
  test("one stack where it fits, more where the height asks for them", () => {
    const short = rows(12, (at) => `City ${at}`);
    const tall = planTable(look, [{ rows: short, heads: [] }], { widthPx: 600, heightPx: 400 });
    const low = planTable(look, [{ rows: short, heads: [] }], { widthPx: 600, heightPx: 100 });
    const lefts = (table: typeof tall): number =>
      new Set(table?.at(0, 0).texts.flatMap(({ role, box }) => (role === "name" ? [box.x] : []))).size;
    expect(lefts(tall)).toBe(1);
    expect(lefts(low)).toBe(2);
    expect(low?.heightPx).toBeLessThanOrEqual(100);
  });

  test("every name and value stands, inside its size, over nothing else", () => {
    const table = planTable(look, [{ rows: rows(40, (at) => `Municipality ${at}`), heads: [] }], {
      widthPx: 600,
      heightPx: 320,
    });
    const texts = table?.at(10, 20).texts ?? [];
    expect(texts.filter(({ role }) => role === "name")).toHaveLength(40);
    expect(texts.filter(({ role, datum }) => role === "value" && datum)).toHaveLength(40);
    for (const [at, { box }] of texts.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(9.9);
      expect(box.x + box.width).toBeLessThanOrEqual(10 + (table?.widthPx ?? 0) + 0.1);
      expect(texts.slice(at + 1).some((other) => boxesOverlap(box, other.box))).toBe(false);
    }
  });

  test("values of several series stand in columns under their names, right-aligned", () => {
    const both = [rowOf("Car", 0, [61, 5]), rowOf("Train", 1, [14, 123])];
    const heads = ["2004", "2024"].map((name, series) => ({ name, series }));
    const texts = planTable(look, [{ rows: both, heads }], { widthPx: 600, heightPx: 300 })?.at(0, 0).texts ?? [];
    for (const series of [0, 1]) {
      const column = texts.filter((text) => (text.datum?.series ?? text.series) === series);
      expect(column.map(({ role }) => role).sort()).toEqual(["series", "value", "value"]);
      const rights = column.map(({ box }) => box.x + box.width);
      expect(Math.max(...rights) - Math.min(...rights)).toBeLessThan(0.05);
    }
  });

  test("of two shapes the one that keeps every name whole", () => {
    const head = "A series with a name that no column is wide enough for";
    const wide = { rows: [rowOf("Car", 0, [61])], heads: [{ name: head, series: 0 }] };
    const below = {
      rows: [{ name: head, cells: [], colour: null, series: 0 }, rowOf("Car", 0, [61])],
      heads: [],
    };
    const widthPx = advanceWidth(head, { sizePx: look.labelPx, weight: 600 }) * 0.6;
    const table = planTable(look, [wide, below], { widthPx, heightPx: 300 });
    expect(table?.shortenedNames).toBe(0);
    expect(planTable(look, [wide], { widthPx, heightPx: 300 })?.shortenedNames).toBe(1);
  });

  test("null where a name would keep fewer than ten characters or the rows are too many", () => {
    const long = rows(3, () => "Donaudampfschifffahrt");
    expect(planTable(look, [{ rows: long, heads: [] }], { widthPx: 40, heightPx: 400 })).toBeNull();
    const many = rows(60, (at) => `City ${at}`);
    expect(planTable(look, [{ rows: many, heads: [] }], { widthPx: 300, heightPx: 60 })).toBeNull();
  });
});

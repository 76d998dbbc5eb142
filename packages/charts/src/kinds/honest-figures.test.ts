/** Rules 2 and 5 of craft.md part A, asked of the scene: shares are parts of one whole, and no figure says more than was said. */
import type { ChartType } from "@charticle/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitness } from "../fitness.ts";
import { layoutChart } from "../layout.ts";
import { numberIn } from "../proof/axis-reading.ts";
import { outlinesOf } from "../proof/outline.ts";
import { proofCase } from "../proof/prove.ts";
import type { Scene, Shape } from "../scene.ts";
import { type ChartTable, chartOf } from "./chart.fixture.ts";

const draw = (table: ChartTable, type: ChartType): Scene =>
  layoutChart(chartOf(table), { type, theme: "base", mode: "light", width: 1600, height: 900 });
const marks = ({ shapes }: Scene): readonly Shape[] => shapes.filter(({ role, datum }) => role === "mark" && datum);

const RECORDS: ChartTable["rows"] = [
  ["Chrome", 50],
  ["Safari", 30],
  ["Edge", 15],
  ["Opera", 5],
];

/** Of the polygon through the path's points (shoelace formula). */
function areaOf(path: string): number {
  const points = (outlinesOf(path) ?? []).flatMap((outline) => outline.points);
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** The area of each slice as a share of the disc below. */
const sharesIn = (scene: Scene): readonly number[] => {
  const areas = marks(scene).map(({ path }) => areaOf(path));
  const disc = scene.shapes.find(({ role, fill }) => role === "guide" && fill !== null);
  const radius = (disc?.box.width ?? 0) / 2 + 0.75;
  return areas.map((area) => area / (Math.PI * radius ** 2));
};

describe("rule 2: shares are parts of one whole", () => {
  test("slices are as large as their shares, and together they are the whole", () => {
    const shares = sharesIn(draw({ whole: true, unit: "%", rows: RECORDS }, "piechart"));
    for (const [at, [, value]] of RECORDS.entries()) expect(shares[at]).toBeCloseTo(Number(value) / 100, 2);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  });

  test("shares that leave a rest unnamed leave it open in the pie", () => {
    const shares = sharesIn(draw({ whole: true, unit: "%", rows: RECORDS.slice(0, 2) }, "piechart"));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.8, 2);
  });

  test.each<[string, ChartTable]>([
    [
      "answers of which several were allowed",
      { unit: "%", rows: RECORDS.map(([name, share]) => [name, Number(share) * 2]) },
    ],
    ["values below zero", { whole: true, rows: [...RECORDS, ["Loss", -3]] }],
  ])("%s are no parts: the pie is a sentence with the values", (_, table) => {
    const scene = draw(table, "piechart");
    expect(fitness(chartOf(table), "piechart").fit).toBe(false);
    expect(scene.unfit).toMatch(/\.$/u);
    expect(marks(scene)).toEqual([]);
    expect(scene.texts.filter(({ role }) => role === "value")).toHaveLength(table.rows.length);
  });

  test.each(["piechart", "radialchart"] as const)(
    "%s: the same parts are offered only when they are a whole",
    (type) => {
      const parts = fitness(chartOf({ whole: true, unit: "%", rows: RECORDS }), type);
      expect(parts).toEqual({ fit: true });
      expect(fitness(chartOf({ rows: RECORDS }), "piechart").fit).toBe(false);
    },
  );

  test("rings of a whole end at 100%, and none turns further than its share", () => {
    const [first, ...rest] = marks(
      draw(
        {
          whole: true,
          unit: "%",
          rows: [
            ["All", 100],
            ["Half", 50],
          ],
        },
        "radialchart",
      ),
    );
    // three quarters of a turn are the whole: the half ends right of the centre, the whole left of it
    const center = (first?.box.x ?? 0) + (first?.box.width ?? 0) / 2;
    expect(first?.box.x).toBeLessThan(center);
    for (const ring of rest) expect(ring.box.x + ring.box.width).toBeGreaterThan(center);
  });
});

/** Digits that say something: not the separators, the zeros before them, or those that only say how large it is. */
function significant(text: string): number {
  const figure = text.replace(/[^\d.]/gu, "");
  const [whole = "", fraction = ""] = figure.split(".");
  // Catches the zeros of "0.0012" and of "1200"; must not catch those of "1.0012".
  const digits = fraction === "" ? whole.replace(/0+$/u, "") : whole + fraction;
  return digits.replace(/^0+/u, "").length;
}

describe("rule 5: never more precision than the text gave", () => {
  test.each([
    ["45", "%", "45%"],
    ["1204", "€", "€1,204"],
    ["12.5", "km/h", "12.5 km/h"],
    ["1200000", null, "1.2M"],
    ["3400", "$", "$3.4k"],
    ["-3.25", "°C", "−3.25°C"],
    ["0.0000012", null, "0.0000012"],
    ["1000000000000000", "$", "$1,000T"],
  ] as const)("%s %s stands as %s", (figure, unit, shown) => {
    const scene = draw({ unit, rows: [["Berlin", Number(figure)]] }, "barchart");
    const texts = scene.texts.filter(({ role }) => role === "value").map(({ text }) => text.replaceAll("\u00a0", " "));
    expect(texts).toEqual([shown]);
  });

  test("labels of any chart say its values with no digit more, and no further off than rounding", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
        const { chart, options } = proofCase(seed);
        for (const { role, datum, text } of layoutChart(chart, options).texts) {
          const value = role === "value" && datum ? chart.points[datum.point]?.values[datum.series] : null;
          if (value === null || value === undefined) continue;
          const given = Number(value.toPrecision(12)).toFixed(20);
          expect(significant(text.replace(/CO2/u, ""))).toBeLessThanOrEqual(significant(given.replace(/\.?0+$/u, "")));
          const read = numberIn(text);
          expect(Math.abs((read ?? Number.NaN) - value)).toBeLessThanOrEqual(Math.abs(value) * 0.006);
        }
      }),
      { numRuns: 120 },
    );
  });

  test("the unit stands on the values or in the subtitle", () => {
    for (const unit of ["%", "$", "€", "CHF", "km/h", "users", "tonnes of CO2 equivalent"]) {
      const scene = draw({ unit, rows: RECORDS }, "barchart");
      const words = scene.texts.filter(({ role }) => role === "value" || role === "subtitle").map(({ text }) => text);
      expect(words.join(" ").toLowerCase()).toContain(unit.toLowerCase());
    }
  });
});

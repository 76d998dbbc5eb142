import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHART_TYPES, type Chart } from "./chart.ts";
import { chartToWire, wireToChart } from "./chart-wire.ts";
import { extractionResultSchema, isExtractionError } from "./extraction-result.ts";
import { normaliseAnswer } from "./normalise.ts";

const twoSeries: Chart = {
  title: "Revenue and costs",
  subtitle: "$",
  source: "Annual report",
  unit: "$",
  figureForm: { digit: 5 },
  axis: "time",
  whole: false,
  series: [{ name: "Revenue" }, { name: "Costs" }],
  points: [
    { name: "2021", values: [1_200_000, 900_000], position: 2021 },
    { name: "2022", values: [2_600_000, null], position: 2022 },
  ],
  grounding: [
    [
      { spans: [[18, 23]], kind: "stated" },
      { spans: [[80, 85]], kind: "stated" },
    ],
    [{ spans: [[32, 37]], kind: "implied", how: "twice the year before" }, null],
  ],
  types: [{ type: "linechart", reason: "values over time" }],
  notes: ["15th: a rank"],
};

const chartArbitrary: fc.Arbitrary<Chart> = fc
  .record({ seriesCount: fc.integer({ min: 1, max: 5 }), pointCount: fc.integer({ min: 1, max: 60 }) })
  .chain(({ seriesCount, pointCount }) => {
    const perSeries = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: seriesCount, maxLength: seriesCount });
    const perPoint = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: pointCount, maxLength: pointCount });
    const value = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: null });
    return fc.record({
      title: fc.string({ maxLength: 60 }),
      subtitle: fc.option(fc.string({ maxLength: 60 }), { nil: null }),
      unit: fc.option(fc.constantFrom("%", "$", "users"), { nil: null }),
      figureForm: fc.option(fc.record({ digit: fc.integer({ min: -15, max: 15 }), plus: fc.boolean() }), {
        nil: undefined,
      }),
      axis: fc.constantFrom("categories" as const, "steps" as const, "time" as const),
      whole: fc.boolean(),
      series: perSeries(fc.record({ name: fc.string({ minLength: 1, maxLength: 60 }) })),
      points: perPoint(fc.record({ name: fc.string({ maxLength: 60 }), values: perSeries(value) })),
      grounding: perPoint(
        perSeries(
          fc.option(fc.record({ spans: fc.constant([[0, 2] as const]), kind: fc.constant("stated" as const) }), {
            nil: null,
          }),
        ),
      ),
      types: fc
        .subarray([...CHART_TYPES], { minLength: 1 })
        .map((types) => types.map((type) => ({ type, reason: "so" }))),
      notes: fc.array(fc.string({ maxLength: 80 }), { maxLength: 5 }),
    });
  });

describe("chart and wire form", () => {
  it("writes the specified fields", () => {
    expect(chartToWire(twoSeries)).toMatchObject({
      data: [
        { name: "2021", category1_value: 1_200_000, category2_value: 900_000 },
        { name: "2022", category1_value: 2_600_000, category2_value: null },
      ],
      category1: "Revenue",
      category2: "Costs",
      chart_types: ["linechart"],
      chart_title: "Revenue and costs",
    });
  });

  it("comes back as it went", () => {
    expect(wireToChart(chartToWire(twoSeries))).toEqual(twoSeries);
  });

  it("comes back as it went, for any chart, also through JSON", () => {
    fc.assert(
      fc.property(chartArbitrary, (chart) => {
        const wire: unknown = JSON.parse(JSON.stringify(chartToWire(chart)));
        expect(wireToChart(extractionResultSchema.parse(wire))).toEqual(JSON.parse(JSON.stringify(chart)));
      }),
    );
  });

  it("loses nothing that the specified fields hold in the browser's normaliser", () => {
    const answer = normaliseAnswer(chartToWire(twoSeries));
    if (isExtractionError(answer)) throw new Error("unexpected error");
    expect(wireToChart(answer)).toEqual(twoSeries);
  });

  it("reads a result of the specified fields alone", () => {
    const chart = wireToChart({
      data: [{ name: "a", category1_value: 3 }],
      chart_types: ["piechart"],
      chart_title: "T",
    });
    expect(chart).toMatchObject({ title: "T", unit: null, axis: "categories", whole: false, series: [{ name: "" }] });
    expect(chart.grounding).toEqual([[null]]);
  });
});

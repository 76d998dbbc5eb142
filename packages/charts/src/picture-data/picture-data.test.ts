import type { Chart } from "@charticle/contract";
import { expect, it } from "vitest";
import { chartOfPicture, pictureDataOf, pictureDataSchema } from "./picture-data.ts";

const SECRET = "what the person wrote";
const CHART: Chart = {
  title: "Revenue",
  subtitle: "in dollars",
  source: "Annual report",
  unit: "$",
  axis: "time",
  whole: false,
  series: [{ name: "Revenue" }, { name: "Costs" }],
  points: [
    { name: "2021", values: [1.2e6, 9e5], position: 2021 },
    { name: "2022", values: [2.6e6, null], position: null },
  ],
  grounding: [
    [
      { spans: [[0, 4]], kind: "stated" },
      { spans: [[5, 9]], kind: "implied", how: SECRET },
    ],
    [{ spans: [[0, 4]], kind: "stated" }, null],
  ],
  types: [{ type: "linechart", reason: SECRET }],
  notes: [SECRET],
};
const DRAWN = { type: "linechart", theme: "rose", mode: "light", altText: "Two lines." } as const;

it("keeps what the picture shows, and neither notes nor grounding nor reasons", () => {
  const data = pictureDataOf(CHART, DRAWN);
  expect(JSON.stringify(data)).not.toContain(SECRET);
  expect(JSON.stringify(data)).not.toContain("spans");
  expect(pictureDataSchema.parse(data)).toEqual(data);
});

it("gives a chart with the same title, names, values and dates, each value counted as edited", () => {
  const again = chartOfPicture(pictureDataOf(CHART, DRAWN));
  expect(again).toMatchObject({ title: "Revenue", unit: "$", axis: "time", series: CHART.series });
  expect(again.points.map(({ values }) => values)).toEqual(CHART.points.map(({ values }) => values));
  expect(again.points[0]?.position).toBe(2021);
  expect(again.grounding).toEqual([
    [
      { spans: [], kind: "edited" },
      { spans: [], kind: "edited" },
    ],
    [{ spans: [], kind: "edited" }, null],
  ]);
  expect(again.types[0]?.type).toBe("linechart");
});

it("cuts a name that is too long without leaving half a sign", () => {
  const title = `${"a".repeat(199)}🎉`;
  const data = pictureDataOf({ ...CHART, title }, DRAWN);
  expect(data.title.isWellFormed()).toBe(true);
  expect(pictureDataSchema.safeParse(data).success).toBe(true);
});

import { type ExtractionResult, extractionResultSchema } from "@charticle/contract";
import { expect, test } from "vitest";
import {
  engineOf,
  isAsRead,
  originalOf,
  reduceVersions,
  resultOf,
  type VersionEvent,
  versionsOf,
} from "./desk-versions.ts";

const result: ExtractionResult = {
  data: [
    { name: "Q1", category1_value: 5 },
    { name: "Q2", category1_value: 7 },
  ],
  chart_types: ["barchart"],
  chart_title: "Sales",
  original_text: "Sales: Q1 5, Q2 7",
  alternatives: [{ data: [{ name: "Sales", category1_value: 12 }], chart_types: ["barchart"], chart_title: "Total" }],
  confidence: 0.9,
  engine: "reader",
};
const rename: VersionEvent = { kind: "corrected", correction: { kind: "title", text: "Sold" } };
const after = (...events: VersionEvent[]) => events.reduce(reduceVersions, versionsOf(result));

test("corrections pile up and are undone one by one", () => {
  const edit: VersionEvent = { kind: "corrected", correction: { kind: "value", point: 0, series: 0, value: 6 } };
  expect(after(rename, edit).now.chart).toMatchObject({ title: "Sold", points: [{ values: [6] }, { values: [7] }] });
  expect(after(rename, edit, { kind: "undone" }).now.chart).toMatchObject({
    title: "Sold",
    points: [{ values: [5] }, { values: [7] }],
  });
  expect(after(rename, edit, { kind: "undone" }, { kind: "undone" }).now).toEqual(after().now);
});

test("all corrections are undone at once, and that can be undone", () => {
  expect(after(rename, { kind: "allUndone" }).now.chart.title).toBe("Sales");
  expect(after(rename, { kind: "allUndone" }, { kind: "undone" }).now.chart.title).toBe("Sold");
});

test("another reading comes round to the first again", () => {
  expect(after({ kind: "anotherReading" }).now.chart.title).toBe("Total");
  expect(after({ kind: "anotherReading" }, { kind: "anotherReading" }).now.chart.title).toBe("Sales");
  expect(after({ kind: "anotherReading" }, { kind: "undone" }).now.chart.title).toBe("Sales");
});

test("a chart is as it was read until it is corrected or another reading is chosen, and again once that is undone", () => {
  const another: VersionEvent = { kind: "anotherReading" };
  for (const events of [[], [rename, { kind: "undone" }], [rename, { kind: "allUndone" }], [another, another]])
    expect(isAsRead(after(...(events as VersionEvent[])))).toBe(true);
  for (const events of [[rename], [another], [another, rename, { kind: "allUndone" }]])
    expect(isAsRead(after(...(events as VersionEvent[])))).toBe(false);
  expect(isAsRead(versionsOf(resultOf(after(rename), result)))).toBe(false);
});

test("nothing to undo, nothing happens", () => {
  expect(after({ kind: "undone" })).toEqual(after());
  expect(after({ kind: "allUndone" }).past).toEqual([]);
});

test("what is saved fits the contract and opens as it was, with the way back", () => {
  const saved = extractionResultSchema.parse(resultOf(after(rename), result));
  expect(saved).toMatchObject({ chart_title: "Sold", original: { chart_title: "Sales" }, engine: "reader" });
  const reopened = versionsOf(saved);
  expect(reopened.now.chart.title).toBe("Sold");
  expect(originalOf(reopened).title).toBe("Sales");
  expect(reopened.readings.map(({ title }) => title)).toEqual(["Sales", "Total"]);
  expect(reduceVersions(reopened, { kind: "allUndone" }).now.chart.title).toBe("Sales");
});

test("each reading is by the one who read it, also once it is saved and opened again", () => {
  const another: VersionEvent = { kind: "anotherReading" };
  expect(engineOf(after(another))).toBe("reader");
  const [alternative] = result.alternatives ?? [];
  if (!alternative) throw new Error("there is no other reading");
  const ofBoth = { ...result, engine: "some-model", alternatives: [{ ...alternative, engine: "reader" }] };
  const second = reduceVersions(versionsOf(ofBoth), another);
  expect([engineOf(versionsOf(ofBoth)), engineOf(second)]).toEqual(["some-model", "reader"]);
  const reopened = versionsOf(extractionResultSchema.parse(resultOf(second, ofBoth)));
  expect([engineOf(reopened), engineOf(reduceVersions(reopened, another))]).toEqual(["reader", "some-model"]);
  const { engine: _, ...ofNobody } = result;
  expect(engineOf(versionsOf(ofNobody))).toBeUndefined();
});

test("an uncorrected result is saved without an original; another reading keeps the first as alternative", () => {
  expect(resultOf(after(), result).original).toBeUndefined();
  const saved = resultOf(after({ kind: "anotherReading" }), result);
  expect(saved).toMatchObject({ chart_title: "Total", alternatives: [{ chart_title: "Sales" }] });
});

/** The figures of the eval, on readers made for it: one that answers the gold, one that always says no, one that makes up. */
import type { Chart } from "@charticle/contract";
import { describe, expect, test } from "vitest";
import { readCorpus } from "../../scripts/read-corpus.ts";
import { calibrationOf } from "./calibration.ts";
import type { CorpusItem } from "./corpus-item.ts";
import { evaluate, type ReaderAnswer } from "./evaluate.ts";
import { isBlind } from "./partition.ts";
import { fallsOf, scoresOf } from "./ratchet.ts";
import { summaryOf } from "./summary.ts";

const items = [...readCorpus("dev"), ...readCorpus("none")];
const byText = new Map(items.map((item) => [item.text, item]));

const no: ReaderAnswer = { ok: false, reason: "nothing", message: "Nothing to chart." };

const chartOf = (item: CorpusItem): Chart => ({
  title: "Title",
  subtitle: null,
  unit: item.unit,
  axis: item.time ? "steps" : "categories",
  whole: false,
  series: item.series.map((names) => ({ name: names[0] ?? "" })),
  points: item.points.map(({ name, values }) => ({ name: name[0] ?? "", values })),
  grounding: item.points.map(({ values }) =>
    values.map((value) =>
      value === null ? null : { spans: [[0, item.text.length]], kind: "implied", how: "the gold" },
    ),
  ),
  types: item.types.map((type) => ({ type, reason: "the gold" })),
  notes: [],
});

const goldReader = (text: string): ReaderAnswer => {
  const item = byText.get(text);
  if (!item || item.kind === "none") return no;
  return { ok: true, chart: chartOf(item), alternatives: [], confidence: 0.9 };
};
const inventor = (text: string): ReaderAnswer => {
  const answer = goldReader(text);
  if (!answer.ok) return answer;
  const points = answer.chart.points.map((point) => ({ ...point, values: point.values.map(() => 123_456.789) }));
  const grounding = points.map(({ values }) => values.map(() => null));
  return { ...answer, alternatives: [answer.chart], chart: { ...answer.chart, points, grounding } };
};

describe("the figures of the eval", () => {
  test("the gold itself is right throughout", () => {
    const summary = summaryOf(evaluate(items, goldReader));
    expect(summary).toMatchObject({ exact: 1, f1: 1, firstTypeFits: 1, refused: 0, invented: 0, misread: 0 });
    expect(summary.ungrounded).toBe(0);
    expect(summary.noneRefused).toBe(summary.noneTexts);
  });

  test("a reader that says no is right about nothing but `none`", () => {
    const summary = summaryOf(evaluate(items, () => no));
    expect(summary).toMatchObject({ exact: 0, f1: 0, precision: null, firstTypeFits: 0 });
    expect(summary.refused).toBe(items.filter(({ kind }) => kind !== "none").length);
    expect(summary.noneRefused).toBe(summary.noneTexts);
  });

  test("made-up figures are invented and ungrounded; an exact alternative counts as offered only", () => {
    const summary = summaryOf(evaluate(items, inventor));
    expect(summary).toMatchObject({ exact: 0, offered: 1 });
    expect(summary.invented).toBeGreaterThan(items.length);
    expect(summary.ungrounded).toBeGreaterThan(items.length);
  });

  test("confidence is counted where it is given", () => {
    const right = calibrationOf(evaluate(items, goldReader));
    expect(right.sureExact).toBe(right.sure);
    expect(right.chartableSure).toBe(right.chartable);
    const wrong = calibrationOf(evaluate(items, inventor));
    expect(wrong.sureExact).toBe(0);
    expect(wrong.bins.filter(({ texts }) => texts > 0)).toEqual([{ from: 0.9, to: 0.95, texts: right.sure, exact: 0 }]);
  });
});

describe("the ratchet", () => {
  const good = scoresOf(evaluate(items, goldReader));
  const bad = scoresOf(evaluate(items, () => no));

  test("tells what fell", () => {
    expect(fallsOf(good, bad).map((fall) => fall.split(" ")[0])).toEqual([
      "exactSeen",
      "exactBlind",
      "f1",
      "firstTypeFits",
    ]);
  });

  test.each([
    ["better", bad, good],
    ["the same", good, good],
    ["nothing stored", undefined, bad],
    ["other texts", { ...good, texts: 1 }, bad],
  ])("is silent: %s", (_, before, now) => {
    expect(fallsOf(before, now)).toEqual([]);
  });
});

test("about a third of dev is blind, the same at each run; a file is opened or only scored as a whole", () => {
  const dev = readCorpus("dev");
  const share = dev.filter(({ id }) => isBlind(id)).length / dev.length;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.42);
  expect(["dev-006", "dev-007", "dev-008", "dev-009"].map(isBlind)).toEqual([false, true, false, false]);
  expect(["own-003", "m-001", "s-001"].map(isBlind)).toEqual([false, false, false]);
  expect(["o-001", "o-002", "p-001"].map(isBlind)).toEqual([true, true, true]);
});

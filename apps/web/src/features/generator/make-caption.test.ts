import type { Chart } from "@charticle/contract";
import { expect, test } from "vitest";
import { statesOnly } from "./make-caption.ts";
import { sharesChart } from "./shares-chart.fixture.ts";

const points = [{ name: "Ada Ltd", values: [1_200_000] }];
const millions: Chart = { ...sharesChart, unit: "$", whole: false, points };

test.each<[words: string, chart: Chart, expected: boolean]>([
  ["Chrome leads with 65%, ahead of the others at 35%.", sharesChart, true],
  ["Chrome leads.", sharesChart, true],
  ["Chrome leads with 66%.", sharesChart, false],
  ["Both together have 100%.", sharesChart, false],
  ["Ada Ltd made $1.2M.", millions, true],
  ["Ada Ltd made $1.3M.", millions, false],
])("%s", (words, chart, expected) => {
  expect(statesOnly(words, chart)).toBe(expected);
});

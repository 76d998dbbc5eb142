import { describe, expect, test } from "vitest";
import { extract } from "../index.ts";

const valuesOf = (text: string): (number | null)[] => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.flatMap(({ values }) => values) : [];
};

describe("shares told in words have one decimal", () => {
  test.each([
    ["A third voted no, half yes, the rest abstained.", [33.3, 50, 16.7]],
    ["Two thirds of us cycle, one in twelve walks.", [66.7, 8.3]],
    ["Yes 55%, a third no, and the rest didn't answer.", [55, 33.3, 11.7]],
  ])("%s", (text, values) => expect(valuesOf(text)).toEqual(values));
});

describe("what is typed, small, or no share stays as it is", () => {
  test.each([
    ["Cycle 66.667%, walk 33.333%", [66.667, 33.333]],
    ["Copper 0.0421%, zinc 0.1178%", [0.0421, 0.1178]],
    ["Speed 1.2345 m, height 2.3456 m", [1.2345, 2.3456]],
  ])("%s", (text, values) => expect(valuesOf(text)).toEqual(values));
});

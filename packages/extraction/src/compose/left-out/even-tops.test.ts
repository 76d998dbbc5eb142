import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const toldOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? `${answer.chart.subtitle ?? ""} | ${answer.chart.notes.join(" ")}` : answer.reason;
};

test.each([
  [
    "Homework: 21 of 26 on Monday, 19 of 26 on Tuesday, 25 of 26 on Friday",
    "Out of 26 | “out of 26” is left out: the scale.",
  ],
  ["Iris cleared 14 of 20 levels, Paul 11 of 20, Gita 17 of 20", "Out of 20 | “out of 20” is left out: the scale."],
])("%s", (text, line) => expect(toldOf(text)).toBe(line));

test("a whole of its own each is no scale", () =>
  expect(toldOf("Reps at quota: 7 of 12 in Q1, 9 of 12 in Q2, 5 of 13 in Q3")).toContain("another number"));

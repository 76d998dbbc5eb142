import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../index.ts";

test("many series of few points are turned, so that none is left out", () => {
  expect(readLine("Q,A,B,C,D,E,F\nQ1,1,2,3,4,5,6\nQ2,2,3,4,5,6,7")).toBe(
    "[Q1 / Q2] A 1/2 · B 2/3 · C 3/4 · D 4/5 · E 5/6 · F 6/7",
  );
});

test("five series stay as they are", () => {
  expect(readLine("Q,A,B,C,D,E\nQ1,1,2,3,4,5\nQ2,2,3,4,5,6")).toBe("[A / B / C / D / E] Q1 1/2/3/4/5 · Q2 2/3/4/5/6");
});

test("series that no chart can hold are told", () => {
  const rows = ["Q,A,B,C,D,E,F", ...[1, 2, 3, 4, 5, 6].map((q) => `Q${q},1,2,3,4,5,6`)];
  const answer = extract(rows.join("\n"));
  expect(answer.ok && answer.chart.notes).toEqual(["Left out: F. A chart shows at most 5 series."]);
});

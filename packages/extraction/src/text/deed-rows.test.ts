import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";
import { deedRows } from "./deed-rows.ts";

test.each([
  [
    "Country A exports 45 and imports 30. Country B exports 22, imports 41. C: 10 and 12.",
    "[Exports / Imports] Country A 45/30 · Country B 22/41 · C 10/12",
  ],
  ["Ann scored 12 and missed 4, Bo 9 and 3, Cy 14 and 6.", "[Scored / Missed] Ann 12/4 · Bo 9/3 · Cy 14/6"],
  [
    "Norway exports 1.5bn and imports 1.3bn, Iceland 0.6 and 0.8",
    "[Exports / Imports] Norway 1500000000/1300000000 · Iceland 600000000/800000000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Ann scored 12 and missed 4.",
  "Ann earned 12 and saved 4, Bo spent 9 and saved 3",
  "Ann scored 12 and missed 4, Bo came late",
])("%s: as it is told", (text) => expect(deedRows(text)).toBeNull());

test("each value keeps its place", () => {
  const text = "Norway exports 1.5bn and imports 1.3bn, Iceland 0.6 and 0.8";
  const answer = extract(text);
  const places = answer.ok
    ? answer.chart.grounding.flat().map((cell) => cell && text.slice(...(cell.spans[0] ?? [0, 0])))
    : [];
  expect(places).toEqual(["1.5bn", "1.3bn", "0.6", "0.8"]);
});

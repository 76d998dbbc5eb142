/** The change of all in the head. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

test.each([
  ["Salaries up 3.2% on average: nurses 4.5, teachers 3.9, police 2.2", "Nurses 4.5 · Teachers 3.9 · Police 2.2"],
  ["House prices down 2.1% nationally: London 3.4, Wales 0.8", "London -3.4 · Wales -0.8"],
])("%s: percent", (text, line) => {
  expect(readLine(text)).toBe(line);
  const answer = extract(text);
  expect(answer.ok && answer.chart.unit).toBe("%");
});

test.each([["Sales up 3%: Leeds 410, York 380", "Leeds 410 · York 380"]])("%s: levels", (text, line) =>
  expect(readLine(text)).toBe(line),
);

import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";
import { calendarTypos } from "./calendar-typos.ts";

test.each([
  ["janurary 5 febuary 8 march 12", "January 5 · February 8 · March 12"],
  ["monday 3 teusday 5 wensday 6 thursday 2", "Monday 3 · Tuesday 5 · Wednesday 6 · Thursday 2"],
  ["Saterday 12, Sunday 9", "Saturday 12 · Sunday 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("places are told of the text as typed", () => {
  const text = "sales: janurary 5, febuary 8, march 12";
  const answer = extract(text);
  const spans = answer.ok ? answer.chart.grounding.flatMap((row) => row.flatMap((cell) => cell?.spans ?? [])) : [];
  expect(spans.map(([start, end]) => text.slice(start, end))).toEqual(["5", "8", "12"]);
});

test.each(["january 5, february 8", "Tuesdays 5, Wednesdays 8"])("%s stays", (text) =>
  expect(calendarTypos(text)).toBeNull(),
);

import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Our Thursday walk began with 6 of us in March. By April we were 11, in May 15, and today 23 people came.",
    "March 6 · April 11 · May 15 · Today 23",
  ],
  [
    "Monday yoga started with 5 of us in January. By February we were 9, in April 14, and tonight 20 came.",
    "January 5 · February 9 · April 14 · Tonight 20",
  ],
  ["The Sunday league started with 4 teams in 2019. By 2021 there were 8, in 2023 12.", "2019 4 · 2021 8 · 2023 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("days with figures stay", () =>
  expect(readLine("Our Tuesday sales were 12, on Wednesday 15, on Friday 20.")).toBe(
    "Tuesday 12 · Wednesday 15 · Friday 20",
  ));

import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Savings go on: travel 41%, house 22%, gifts for others 6%, rest 31%",
    "Travel 41 · House 22 · Gifts for others 6 · Rest 31",
  ],
  ["Tasks by status: to do 41, in progress 12, done 118", "To do 41 · In progress 12 · Done 118"],
  ["Prices: bread costs 3, milk costs 2, jam 4", "Bread 3 · Milk 2 · Jam 4"],
  ["Goals: Ann scored 3, Bo 2, Cy 4", "Ann 3 · Bo 2 · Cy 4"],
  ["Medals: Kenya only 12, Ethiopia 9, Uganda 4", "Kenya 12 · Ethiopia 9 · Uganda 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

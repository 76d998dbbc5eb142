/** Lines that each tell the same keys. */
import { expect, test } from "vitest";
import { readLine, readTitle } from "../../compose/chart-line.fixture.ts";
import { keyedLines } from "./keyed-lines.ts";

test.each([
  ["name: Anna, age: 34\nname: Ben, age: 29", "Anna 34 · Ben 29"],
  ["city=Oslo; low=3; high=9\ncity=Rome; low=12; high=21", "[Low / High] Oslo 3/9 · Rome 12/21"],
])("rows: %s", (text, line) => expect(readLine(text)).toBe(line));

test("what is told of them is the title", () => {
  expect(readTitle("name: Anna, age: 34\nname: Ben, age: 29\nname: Cem, age: 41")).toBe("Age");
});

test.each(["Mon: 12, Tue: 9\nWed: 7, Thu: 5", "rent: 900\nfood: 300", "2021: 4, 2022: 5\n2021: 6, 2022: 7"])(
  "left: %s",
  (text) => expect(keyedLines(text)).toBeNull(),
);

/** Counts beside what is measured. */
import { expect, test } from "vitest";
import { readLine, readUnit } from "../../compose/chart-line.fixture.ts";

test.each([
  ["We got 12 kg of potatoes, 4 of carrots and 2 pumpkins.", "Potatoes 12 · Carrots 4"],
  ["We picked 14 kg of apples, 6 of pears, 3.5 of plums and 1 fig.", "Apples 14 · Pears 6 · Plums 3.5"],
])("%s: the count stands apart", (text, line) => expect(readLine(text)).toBe(line));

test("they keep their unit", () =>
  expect(readUnit("We got 12 kg of potatoes, 4 of carrots and 2 pumpkins.")).toBe("kg"));

test.each([
  ["We got 12 kg of potatoes, 4 of carrots and 2 of leeks.", "Potatoes 12 · Carrots 4 · Leeks 2"],
  ["3 cups of flour, 1 cup of milk and 2 eggs in the bowl.", "2"],
])("%s: left as they are", (text, part) => expect(readLine(text)).toContain(part));

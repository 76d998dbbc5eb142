import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

test.each([
  ["Cats 3 dogs 5", "Cats 3 · Dogs 5"],
  ["Poll: Yes 12 no 4", "Yes 12 · No 4"],
  ["Rent 900 food 300 a month", "Rent 900 · Food 300"],
  ["Budget 100 spent 80", "Budget 100 · Spent 80"],
  ["Goals 3 assists 5", "Goals 3 · Assists 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Windows 11 macs 40", "Chapter 3 page 40", "Room 12 floor 3", "Maroon 5 sold 48", "Apollo 11 crew 3"])(
  "nothing to chart: %s",
  (text) => expect(extract(text).ok).toBe(false),
);

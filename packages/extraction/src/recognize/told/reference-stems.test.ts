import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Site 1 had 12 fewer newts than site 2 (30). Site 3 had 8.", "Site 1 18 · Site 2 30 · Site 3 8"],
  ["Group 1 lost twice as much as group 2, which lost 3 kg; group 3 lost 4 kg", "Group 1 6 · Group 2 3 · Group 3 4"],
  ["Class 7 read 12 books fewer than class 8 (40 books), class 9 read 55.", "Class 7 28 · Class 8 40 · Class 9 55"],
])("a numbered thing is told of by its number: %s", (text, line) => expect(readLine(text)).toContain(line));

test.each([
  ["A 40 kg, B 5 more than A, C 30", "A 40 · B 45 · C 30"],
  ["Year 1 planted 12 trees, year 2 three times as many as year 1", "Year 1 12 · Year 2 36"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toContain(line));

import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["7 Up 12, Fanta 9", "7 Up 12 · Fanta 9"],
  ["Cola 14, 7 Up 12, Fanta 9", "Cola 14 · 7 Up 12 · Fanta 9"],
  ["1 Ann 12, 2 Bo 9, 3 Cy 4", "Ann 12 · Bo 9 · Cy 4"],
  ["18 STR 12 DEX 16 CON 8 INT", "STR 18 · DEX 12 · CON 16 · INT 8"],
  ["7 Cats, 12 dogs, 9 fish", "Cats 7 · Dogs 12 · Fish 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Tips tonight: Ana $82, Ben $64, me $51. Split evenly we'd each get $66.", "Ana 82 · Ben 64 · Me 51"],
  ["Rent split: Iris paid 420, Paul 260, Gita 160, so each owes 280", "Iris 420 · Paul 260 · Gita 160"],
  ["Takings: Sat £140, Sun £90, so everyone gets £46", "Sat 140 · Sun 90"],
  ["Each of us paid: Iris 420, Paul 260, Gita 160", "Iris 420 · Paul 260 · Gita 160"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

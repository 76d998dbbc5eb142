import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Version 2.0.1 had 14 crashes, 2.0.2 had 9, and 2.1.0 only 3.", "Version 2.0.1 14 · 2.0.2 9 · 2.1.0 3"],
  ["Downloads per release: 3.8.1: 410, 3.8.2: 520, 3.9.0: 1,200", "3.8.1 410 · 3.8.2 520 · 3.9.0 1200"],
  ["Kernel 6.1.0 boots in 4.1 s, 6.6.3 in 3.8 s.", "Kernel 6.1.0 4.1 · 6.6.3 3.8"],
  // one alone names no item
  ["2.0.1 fixes 14 bugs and 3 leaks.", "Bugs 14 · Leaks 3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

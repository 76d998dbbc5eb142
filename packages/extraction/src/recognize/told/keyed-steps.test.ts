import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Dept A: 14 sick days. Dept B: 5 more. Dept C: 8.", "Dept A 14 · Dept B 19 · Dept C 8"],
  ["Oslo: 14 mm. Bergen: 30 more. Rome: 8.", "Oslo 14 · Bergen 44 · Rome 8"],
  ["Yes: 14. No: 5 fewer. Unsure: 8.", "Yes 14 · No 9 · Unsure 8"],
  ["Hall A: 5 chairs. Hall B: 8. Hall C: 12.", "Hall A 5 · Hall B 8 · Hall C 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

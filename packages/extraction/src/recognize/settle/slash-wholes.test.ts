import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Late deliveries: DHL 3/120, UPS 7/98, DPD 1/210", "DHL 3 · UPS 7 · DPD 1"],
  ["Shift cover: Early 8/8, Late 6/8, Night 3/5", "Early 8 · Late 6 · Night 3"],
  ["Absent: 7A 3/28, 7B 5/29, 7C 1/27", "7A 3 · 7B 5 · 7C 1"],
  ["Quiz marks (boys first, girls second): maths 61/66, art 55/71", "[Boys / Girls] Maths 61/66 · Art 55/71"],
  ["Actual vs target: calls 210/250, meetings 34/40", "[Actual / Target] Calls 210/250 · Meetings 34/40"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

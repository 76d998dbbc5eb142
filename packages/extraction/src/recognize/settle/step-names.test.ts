import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["lead→MQL 42%, MQL→SQL 38%, SQL→won 21%", "Lead→MQL 42 · MQL→SQL 38 · SQL→won 21"],
  ["Visit to trial 6.2%, trial to paid 21%", "Visit to trial 6.2 · Trial to paid 21"],
  ["Step conversion: Visit → Trial 6.2%; Trial → Paid 21%", "Visit → Trial 6.2 · Trial → Paid 21"],
  ["LHR>JFK 42 pax, LHR>DXB 61 pax, LHR>CDG 18 pax", "JFK 42 · DXB 61 · CDG 18"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

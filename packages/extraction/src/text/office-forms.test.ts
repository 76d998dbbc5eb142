import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";
import { officeForms } from "./office-forms.ts";

test.each([
  ["Pipeline → Leads 420 → MQL 180 → SQL 75 → Opp 40 → Won 12", "Leads 420 · MQL 180 · SQL 75 · Opp 40 · Won 12"],
  ["Visitors 18.2k ⇒ signups 1,340 ⇒ paid 88", "Visitors 18200 · Signups 1340 · Paid 88"],
  ["Rev 2023A 14.2 2024A 16.8 2025E 19.5", "2023 14.2 · 2024 16.8 · 2025 19.5"],
  ["Revenue up 12% YoY, costs up 8% YoY", "Revenue 12 · Costs 8"],
  ["phone 6m 20s, chat 4m10s, email 11m", "Phone 380 · Chat 250 · Email 660"],
  ["Fwd: pipeline -- Stage 1: 42 / Stage 2: 27 / Commit: 6", "Stage 1 42 · Stage 2 27 · Commit 6"],
  ["ops 22.5, fin 6, hr 4.5, it 11, legal 2", "Ops 22.5 · Fin 6 · Hr 4.5 · IT 11 · Legal 2"],
  ["2x coffee £6, 1x cake £3.50, 3x tea £7.50", "Coffee 6 · Cake 3.5 · Tea 7.5"],
  ["Time to hire: eng 48d, sales 31d, ops 22d", "Eng 48 · Sales 31 · Ops 22"],
  ["12 of 15 KPIs green, 2 amber, 1 red", "Green 12 · Amber 2 · Red 1"],
  ["2 beds: £285k, 3 beds: £340k, 4 beds: £455k", "2 beds 285000 · 3 beds 340000 · 4 beds 455000"],
  ["Inbound calls AM 212 PM 187 eve 64", "AM 212 · PM 187 · Eve 64"],
  ["wc 12/05 84, wc 19/05 91, wc 26/05 77", "12/05 84 · 19/05 91 · 26/05 77"],
  ["Rep / calls / deals\nAnn / 120 / 8\nBo / 95 / 11", "[Calls / Deals] Ann 120/8 · Bo 95/11"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Server costs: $1,240 (Aug) -> $1,390 (Sep) -> $1,105 (Oct)",
  "Leads 420 → 510",
  "growth: 18% YoY, 4% QoQ, 1% MoM",
  "FY23A 12, FY24A 14",
  "tall 2m, small 1m",
  "Ann 5w 3d 2l, Bo 4w 4d 2l",
  "3D 5, 2D 7",
  "12 of 15 tests passed, 2 failed, 1 skipped",
  "5 apples: £2, 3 pears: £4",
  "2x latte, 1x muffin, 3x tea",
])("%s stays as it is", (text) => expect(officeForms(text)).toBeNull());

test("figures keep their places behind what is left out", () => {
  const text = "12 of 15 KPIs green, 2 amber, 1 red";
  const answer = extract(text);
  const places = answer.ok ? answer.chart.grounding.flatMap(([cell]) => cell?.spans ?? []) : [];
  expect(places.map((span) => text.slice(...span))).toEqual(["12", "2", "1"]);
});

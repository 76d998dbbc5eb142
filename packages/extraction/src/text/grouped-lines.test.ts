import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { groupedLines } from "./grouped-lines.ts";

test.each([
  ["Output in MWh\n• Wind: 2,311,000\n• Gas: 104,220,000\n• Coal: 91,344", "Wind 2311000 · Gas 104220000 · Coal 91344"],
  ["Streams\nLoud: 1,204,000\nMarrow: 987,120\nTidal: 12,005,000", "Loud 1204000 · Marrow 987120 · Tidal 12005000"],
  ["Oslo: 1,043,000\nBergen: 289,330\nTromsø: 77,544", "Oslo 1043000 · Bergen 289330 · Tromsø 77544"],
  [
    "Trenches of the ocean\nTonga Trench goes down to 35,700 feet\nPhilippine Trench goes down to 34,600 feet",
    "Tonga Trench 35700 · Philippine Trench 34600",
  ],
])("commas that part thousands: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Week 1,120,340\nWeek 2,130,350",
  "Mon: 120,340,200\nTue: 110,330,210",
  "Mon: 12,40\nTue: 9,31",
  "a,b\nc: 1,204,311",
])("they may part cells: %s", (text) => expect(groupedLines(text)).toBeNull());

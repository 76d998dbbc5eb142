/** Figures that were once drawn wrong, lost or made up with little doubt: what no reader may do. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  [
    "Lodge 1 has lost 40 members, Lodge 2 has lost 11, Lodge 3 has gained 25.",
    "Lodge 1 -40 · Lodge 2 -11 · Lodge 3 25",
  ],
  ["Half of the cake went to Tom, a third of it to Ann, the rest to Ben.", "Tom 50 · Ann 33.333 · Ben 16.667"],
  ["Week 1 9, week 3 5, week 7 minus 1", "Week 1 9 · Week 3 5 · Week 7 -1"],
  ["8am 480, 9am 1150, 10am 1890, 11am 720", "8am 480 · 9am 1150 · 10am 1890 · 11am 720"],
  ["Hawks 212 points – Otters 208 – Foxes 177", "Hawks 212 · Otters 208 · Foxes 177"],
  ["Goals: Station 4 goals, Harbour 12, Mill 9", "Station 4 · Harbour 12 · Mill 9"],
  [
    "Net profit (loss): Airports £41m; Ferries (£18m); Rail (£7m)",
    "Airports 41000000 · Ferries -18000000 · Rail -7000000",
  ],
  ["Costs, A$m: Perth 3.2, Hobart 4.1", "Perth 3200000 · Hobart 4100000"],
  ["Rome 2.8, Milan 1.4 (million visitors)", "Rome 2800000 · Milan 1400000"],
  ["Members: 40 in 2020, +15 in 2021, -5 in 2022", "2020 40 · 2021 55 · 2022 50"],
  ["Net change: Jan +15, Feb -5, Mar +30", "Jan 15 · Feb -5 · Mar 30"],
  ["Goal difference: City +15, Leeds +9, Hull -4", "City 15 · Leeds 9 · Hull -4"],
  ["Temps: phoenix 47c, vegas 44c, sf 16", "Phoenix 47 · Vegas 44 · Sf 16"],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

/** Figures that were once drawn wrong, lost or made up with little doubt: what no reader may do. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  [
    "Lodge 1 has lost 40 members, Lodge 2 has lost 11, Lodge 3 has gained 25.",
    "Lodge 1 -40 · Lodge 2 -11 · Lodge 3 25",
  ],
  ["Half of the cake went to Tom, a third of it to Ann, the rest to Ben.", "Tom 50 · Ann 33.3 · Ben 16.7"],
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
  [
    "GDP growth 2023: India 7.6, China 5.2, US 2.5, Germany -0.3 percent",
    "India 7.6 · China 5.2 · US 2.5 · Germany -0.3",
  ],
  ["Margins 2023: tea 7.6, rice 5.2, oats -0.3%", "Tea 7.6 · Rice 5.2 · Oats -0.3"],
  ["Net change: Jan +15, Feb -5, Mar +30", "Jan 15 · Feb -5 · Mar 30"],
  ["Goal difference: City +15, Leeds +9, Hull -4", "City 15 · Leeds 9 · Hull -4"],
  ["Audit, scale 0–100 → network 82, passwords 35, backups 90", "Network 82 · Passwords 35 · Backups 90"],
  ["Crew, scale 1 to 6. Navigation 5. Cooking 2. Morale 4.", "Navigation 5 · Cooking 2 · Morale 4"],
  ["Honest (72), modern (41) and fun (38), on a scale up to 100.", "Honest 72 · Modern 41 · Fun 38"],
  ["Water: mon 1.2l tue 0.8l wed 2l thu 1.5l (goal 2l)", "Mon 1.2 · Tue 0.8 · Wed 2 · Thu 1.5"],
  ["Fleet: 14 vans, 9 cars, 6 bikes (Hull 4), 5 trams", "Vans 14 · Cars 9 · Bikes 6 · Trams 5"],
  ["Sold 3 apples 5 pears 8 plums", "Apples 3 · Pears 5 · Plums 8"],
  ["Man City 28 wins 5 draws 5 losses", "Wins 28 · Draws 5 · Losses 5"],
  ["apples 3 pears 5 plums 8", "Apples 3 · Pears 5 · Plums 8"],
  ["Temps: phoenix 47c, vegas 44c, sf 16", "Phoenix 47 · Vegas 44 · Sf 16"],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

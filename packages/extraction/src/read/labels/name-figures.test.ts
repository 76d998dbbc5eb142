/** Names of figures that open their sentence, and of places. */
import { expect, test } from "vitest";
import { readings } from "../../compose/chart-line.fixture.ts";

const rows: readonly (readonly [string, string])[] = [
  ["With 31 goals Kane is top scorer, ahead of Guirassy with 21.", "Kane 31 · Guirassy 21"],
  ["With 12 wins, Ajax leads; PSV has 9", "Ajax 12 · PSV 9"],
  ["On 29 points, Arsenal lead City (25) and Chelsea (23).", "Arsenal 29 · City 25 · Chelsea 23"],
  ["Attendance: home games 24,310, away 18,760", "Home games 24310 · Away 18760"],
  ["home fans 24,310, away fans 1,760", "Home fans 24310 · Away fans 1760"],
  ["Elo: rapid 1450 ➡️ 1520, blitz 1310 ➡️ 1275", "[Rapid / Blitz] Before 1450/1310 · After 1520/1275"],
  ["The class got 12 As, 17 Bs and 2 Ds.", "As 12 · Bs 17 · Ds 2"],
  ["Golf: McIlroy 15, Rose 14, Rahm 9", "McIlroy 15 · Rose 14 · Rahm 9"],
  ["Sales: 120 in April, rose 14 in May", "April 120 · May 134"],
  ["Temps: min 3, max 18, mean 11", "Min 3 · Max 18 · Mean 11"],
  ["Views: Fortnite 251M, GTA V 148M, Dota 121M", "Fortnite 251000000 · GTA V 148000000 · Dota 121000000"],
  ["Ajax vs AZ: shots 18-7, fouls 11-14", "[Ajax / AZ] Shots 18/7 · Fouls 11/14"],
  ["Qualifying: Max 1:10.2, Lando 1:10.8", "Max 1.17 · Lando 1.18"],
  ["Leeds up 12, Hull down 3", "Leeds 12 · Hull -3"],
  ["Livability: income 6.3, health 8.8, safety (7.9)", "Income 6.3 · Health 8.8 · Safety 7.9"],
  ["Profit in £m: North 4.2, South (1.3), West 2.8", "North 4200000 · South -1300000 · West 2800000"],
  ["3DMark 12,450, Cinebench 1,840", "3DMark 12450 · Cinebench 1840"],
  // what stands behind the figure names it
  ["With 3 cats in Rome and 5 in Oslo", "Rome 3 · Oslo 5"],
  ["The shop away from town sold 24, the one in town 18", "Shop 24 · Town 18"],
];

test.each(rows)("%s", (text, expected) => expect(readings(text)).toContain(expected));

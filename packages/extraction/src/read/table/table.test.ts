/** Pasted tables: what parts the cells, and where it doesn't. */
import { expect, test } from "vitest";
import { readings } from "../../compose/chart-line.fixture.ts";

const rows: readonly (readonly [string, string])[] = [
  ['Item,Amount\nRent,"1,200"\nFood,"450"\nFun,"180"', "Rent 1200 · Food 450 · Fun 180"],
  [
    "Player   G   A\nMcDavid  32  68\nKucherov 37  84\nMakar    30  62",
    "[G / A] McDavid 32/68 · Kucherov 37/84 · Makar 30/62",
  ],
  ["Compost pile temp\nDay 1  22\nDay 4  48\nDay 8  63", "Day 1 22 · Day 4 48 · Day 8 63"],
  ["suite, passed, failed\nunit, 1841, 3\ne2e, 206, 17", "[Passed / Failed] Unit 1841/3 · E2e 206/17"],
  ["Stop – on – off\nPier – 120 – 15\nMill - 64 - 71", "[On / Off] Pier 120/15 · Mill 64/71"],
  ["Mon – Fri – 12\nSat – 64\nSun – 22", "Mon – Fri 12 · Sat 64 · Sun 22"],
  ["Q1;Q2;Q3;Q4\n14;18;11;25", "Q1 14 · Q2 18 · Q3 11 · Q4 25"],
  ["Year,Sales,Cost\n2020,12,8", "[Sales / Cost] 2020 12/8"],
  ["1) Rome 34 min\n2) Oslo 31 min\n3) Bern 22 min", "Rome 34 · Oslo 31 · Bern 22"],
  [
    "• Prosecco .... 34 cases\n• Cava .... 21 cases\n• Sekt .... 2 cases (thanks, Ann)",
    "Prosecco 34 · Cava 21 · Sekt 2",
  ],
  ["Mon  Tue  Wed\nTills   120 310  95\nDoors    80  75 240", "[Tills / Doors] Mon 120/80 · Tue 310/75 · Wed 95/240"],
  ["Ratings out of 100\nHome | Away\nPasses 81 | 74\nShots 66 | 59", "[Home / Away] Passes 81/74 · Shots 66/59"],
  ["Dock | Crates\nA | 4 310\nB | 6 120\nC | 2 045", "A 4310 · B 6120 · C 2045"],
  ["day | cups\nday 1 | 3\nday 2 | 5\nday 3 | 4", "Day 1 3 · Day 2 5 · Day 3 4"],
  ["Term | Pupils\nAutumn | 41\nSpring | 38\nSummer | 44", "Autumn 41 · Spring 38 · Summer 44"],
  ["1) Ana 2:01:09\n2) Bo 2:01:41", "Ana 121.15 · Bo 121.68"],
];

test.each(rows)("%s", (text, expected) => expect(readings(text)).toContain(expected));

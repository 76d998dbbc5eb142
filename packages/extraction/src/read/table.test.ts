/** Pasted tables: what parts the cells, and where it doesn't. */
import { expect, test } from "vitest";
import { readings } from "../compose/chart-line.fixture.ts";

const rows: readonly (readonly [string, string])[] = [
  ['Item,Amount\nRent,"1,200"\nFood,"450"\nFun,"180"', "Rent 1200 · Food 450 · Fun 180"],
  [
    "Player   G   A\nMcDavid  32  68\nKucherov 37  84\nMakar    30  62",
    "[G / A] McDavid 32/68 · Kucherov 37/84 · Makar 30/62",
  ],
  ["Compost pile temp\nDay 1  22\nDay 4  48\nDay 8  63", "Day 1 22 · Day 4 48 · Day 8 63"],
  ["suite, passed, failed\nunit, 1841, 3\ne2e, 206, 17", "[Passed / Failed] Unit 1841/3 · E2e 206/17"],
];

test.each(rows)("%s", (text, expected) => expect(readings(text)).toContain(expected));

/** Columns at uneven gaps, or behind a number of their own. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { laidColumns } from "./laid-columns.ts";

test.each([
  ["Players  G  A\nSalah    18 10\nSaka     14 9", "[G / A] Salah 18/10 · Saka 14/9"],
  ["Item      Qty Price\nPens      10  4.50\nNotebooks 5   12.00", "[Qty / Price] Pens 10/4.5 · Notebooks 5/12"],
  ["PID USER %CPU %MEM\n1203 root 12.4 3.1\n1388 www 45.0 8.2", "[%CPU / %MEM] Root 12.4/3.1 · Www 45/8.2"],
  [
    "Qty Description Unit Amount\n4x Tyres 85.00 340.00\n1x Alignment 60.00 60.00",
    "[Qty / Unit / Amount] Tyres 4/85/340 · Alignment 1/60/60",
  ],
])("columns: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Test scores\nAnn 8 7\nBo 6 9", "Team  W  L\nRed   3  1\nBlue  2  2", "Jan  Feb\n12  9\n8  7"])(
  "left: %s",
  (text) => expect(laidColumns(text)).toBeNull(),
);

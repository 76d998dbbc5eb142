/** Bookings, each with its day in front. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { datedRows } from "./dated-rows.ts";

test.each([
  ["May 3 Uber $12.40\nMay 3 Cafe $5.60\nMay 4 Shell $41.00", "Uber 12.4 · Cafe 5.6 · Shell 41"],
  ["03/05 REWE 42,10-\n04/05 DB 19,90-\n05/05 GEHALT 2.400,00+", "REWE -42.1 · DB -19.9 · GEHALT 2400"],
])("by name: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["May 3 120\nMay 4 98", "Uber $12\nShell $41", "May 3 Uber $12\nMay 4 Uber $9", "May 3 Uber $12"])(
  "left: %s",
  (text) => expect(datedRows(text)).toBeNull(),
);

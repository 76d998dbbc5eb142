/** Numbered things of which no figure is told. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Bay 1 has 4 bikes, bay 2 7, bay 3 empty", "Bay 1 4 · Bay 2 7"],
  ["Bees: hive 1 21 kg, hive 2 17.5 kg, hive 3 dead", "Hive 1 21 · Hive 2 17.5"],
  ["Lift 1 made 340 trips, lift 2 410 and lift 3 out of order", "Lift 1 340 · Lift 2 410"],
])("no value: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Bay 1 has 4 bikes, bay 2 7, bay 3 12", "Bay 1 4 · Bay 2 7 · Bay 3 12"],
  ["Tower 1 has 34 floors, Tower 2 has 28, Tower 3 41", "Tower 1 34 · Tower 2 28 · Tower 3 41"],
])("told: %s", (text, line) => expect(readLine(text)).toBe(line));

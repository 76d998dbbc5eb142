import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Hive check.\nHive 1: 8 frames, mean weight 21.4\nHive 2: 5 frames, weight 17.9\nHive 3: 3 frames, weight 11.0",
    "[Frames / Mean weight] Hive 1 8/21.4 · Hive 2 5/17.9 · Hive 3 3/11",
  ],
  [
    "Ward round. Ward 1: 14 patients, average stay 3.2. Ward 2: 9 patients, stay 5.1. Ward 3: 22 patients, stay 2.8.",
    "[Patients / Average stay] Ward 1 14/3.2 · Ward 2 9/5.1 · Ward 3 22/2.8",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Before and after. Ann: 12 eggs, 14 eggs. Bo: 7 eggs, 9 eggs.", /Before/u],
  ["Book club: Ann 12, Bo 7", /^Ann 12 · Bo 7$/u],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toMatch(line));

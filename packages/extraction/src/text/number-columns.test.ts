import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { numberColumns } from "./number-columns.ts";

test.each([
  [
    "Lada Niva iV 162 £17,455\nOpel Zora E.50 242 £26,170\nKia Mondo 280 £34,295",
    "[Value 1 / Value 2] Lada Niva iV 162/17455 · Opel Zora E.50 242/26170 · Kia Mondo 280/34295",
  ],
  [
    "Current tax 2,251.24 1,680.27\nCredit claimed (639.53) (131.02)\nDeferred tax charge 18.45 4.75",
    "[Value 1 / Value 2] Current tax 2251.2/1680.3 · Credit claimed -639.53/-131.02 · Deferred tax charge 18.45/4.75",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Ann 5\nBen 7\nCy 9", "Ann had 5 or 7\nBen had 6 or 8\nCy had 9 or 4", "A\t5 7\nB\t6 8\nC\t9 4"])(
  "%s: no such rows",
  (text) => expect(numberColumns(text)).toBeNull(),
);

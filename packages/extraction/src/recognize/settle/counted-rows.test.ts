import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Grants: €40k arts, €25k sport, €10k youth. Applications: 31, 44, 12.",
    "[Arts / Sport / Youth] Grants 40000/25000/10000 · Applications 31/44/12",
  ],
  [
    "Budget: $2m ads, $1m events, $3m travel. Staff: 12, 9, 14.",
    "[Ads / Events / Travel] Budget 2000000/1000000/3000000 · Staff 12/9/14",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("money in thousands stays so", () =>
  expect(readLine("Revenue: €41k May, €44k June, €52k July. Costs: 31, 44, 12.")).toBe(
    "[Revenue / Costs] May 41000/31000 · June 44000/44000 · July 52000/12000",
  ));

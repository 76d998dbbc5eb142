import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Meals served: 120 in March. 140 in April. We need nappies size 4 and tins. Open Tuesdays.",
    "March 120 · April 140",
  ],
  [
    "Coats handed out: 31 in 2021, 45 in 2022. 60 a year later. Need gloves size 8. Closed Mondays.",
    "2021 31 · 2022 45 · 2023 60",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("sizes that are counted stay", () =>
  expect(readLine("Shoes sold: size 5: 12, size 6: 20, size 7: 31")).toBe("Size 5 12 · Size 6 20 · Size 7 31"));

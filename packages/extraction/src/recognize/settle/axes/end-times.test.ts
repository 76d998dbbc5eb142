import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Vacancy has fallen to 4.2% of the stock. It stood at 9.8% at end-March.", "End-March 9.8 · Now 4.2"],
  ["Gearing has come down to 31% of equity. It stood at 44% at year-end.", "Year-end 44 · Now 31"],
  ["Cash was $2bn at mid-2022 and $3bn at end-2023.", "Mid-2022 2000000000 · End-2023 3000000000"],
  [
    "Stocks stood at 41 days at end-March, 38 at end-June and 35 at end-September.",
    "End-March 41 · End-June 38 · End-September 35",
  ],
  ["Debt has fallen to €4.1bn. It stood at €5.2bn at end-2022.", "End-2022 5200000000 · Now 4100000000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a bonus of the year-end is none", () =>
  expect(readLine("The bank gave a year-end bonus of 500 in 2022 and 700 in 2023.")).toBe("2022 500 · 2023 700"));

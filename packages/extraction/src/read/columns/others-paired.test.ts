import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Inflation rose to 4.2% in May from 4.0% in April, while food was up 6.1% and fuel 3.2%.", "April 4 · May 4.2"],
  [
    "Turnover came to €4.1m in 2024 and €3.9m in 2023, with costs of €3.2m and profit of €0.9m.",
    "2023 3900000 · 2024 4100000",
  ],
])("others: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "Tesla's share slipped to 15.1% from 21.6% a year ago, while BYD's rose to 4.6% from 1.1%.",
    "[Tesla / BYD] Year ago 21.6/1.1 · Now 15.1/4.6",
  ],
  [
    "Harbour A handled 2.1m containers in 2020 and 2.6m in 2024; its rival, harbour B, started at 1.4m and ended at 3.0m.",
    "[Harbour A / Harbour B] 2020 2100000/1400000 · 2024 2600000/3000000",
  ],
  ["Ann had 4 goals in May and 5 in June, Bo 6 and 7.", "[Ann / Bo] May 4/6 · June 5/7"],
])("rows: %s", (text, line) => expect(readLine(text)).toBe(line));

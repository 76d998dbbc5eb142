import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["EBIT £4.1m (2022: £3.2m, 2021: £2.9m)", "2021 2900000 · 2022 3200000 · Now 4100000"],
  ["EBIT before one-offs £4.1m (2022: £3.2m, 2021: £2.9m)", "2021 2900000 · 2022 3200000 · Now 4100000"],
  ["Profit/(loss) before tax: £4.1m (2022: £(1.2)m; 2021: £(3.8)m)", "2021 -3800000 · 2022 -1200000 · Now 4100000"],
  ["Turnout 61% (2019: 67%, 2015: 66%)", "2015 66 · 2019 67 · Now 61"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Turnout 61% (2019: 67%)", "2019 67 · Now 61"],
  ["Ann 12, Bo 9 and Cy 7 (2022: 5)", "Ann 12 · Bo 9 · Cy 7"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));

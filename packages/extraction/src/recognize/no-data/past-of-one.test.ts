/** What one item of a list was before. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Broadcast TV accounted for 56%, down from 70% in 2019, YouTube for 14%, Netflix 8% and TikTok 6%.",
    "Broadcast TV 56 · YouTube 14 · Netflix 8 · TikTok 6",
  ],
  [
    "Labour has 38 seats, up from 31 a year earlier, the Greens 12, Reform 9 and Plaid 4.",
    "Labour 38 · Greens 12 · Reform 9 · Plaid 4",
  ],
  [
    "Leeds fell to 56 from 70 in 2019, York to 14 from 20 and Hull to 8 from 9.",
    "[Leeds / York / Hull] 2019 70/20/9 · Now 56/14/8",
  ],
  ["Sales were 56 in 2023, up from 41 in 2022, 38 in 2021 and 30 in 2020.", "2020 30 · 2021 38 · 2022 41 · 2023 56"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

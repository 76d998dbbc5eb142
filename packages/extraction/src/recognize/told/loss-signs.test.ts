/** Losses under headings that tell results. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Profit: £12k in Q1, a loss of £4k in Q2, £9k in Q3", "Q1 12000 · Q2 -4000 · Q3 9000"],
  ["Profit: £12k in Q1, a loss of £4k in Q2 and £3k in Q3, then £9k in Q4", "Q1 12000 · Q2 -4000 · Q3 -3000 · Q4 9000"],
  [
    "Result: €40k in 2020, a loss of €15k in 2021, €22k in 2022 and €31k in 2023",
    "2020 40000 · 2021 -15000 · 2022 22000 · 2023 31000",
  ],
  [
    "Profit was £4m in 2021. A loss of £1m followed in 2022, then £3m in 2023 and £5m in 2024.",
    "2021 4000000 · 2022 -1000000 · 2023 3000000 · 2024 5000000",
  ],
  ["Balance: May 210, June a deficit of 85, July 40", "May 210 · June -85 · July 40"],
])("one loss is one figure's: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Losses: £3k in May, £5k in June, £9k in July", "May 3000 · June 5000 · July 9000"],
  ["Job results: 120 wins, 40 losses, 15 draws", "Wins 120 · Losses 40 · Draws 15"],
  ["Profit 40k, loss 12k, turnover 310k", "Profit 40000 · Loss 12000 · Turnover 310000"],
  ["A loss of $2m in Q1, $1m in Q2, then a profit of $3m in Q3", "Q1 -2000000 · Q2 -1000000 · Q3 3000000"],
])("left as it is: %s", (text, line) => expect(readLine(text)).toBe(line));

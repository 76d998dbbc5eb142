import { expect, test } from "vitest";
import { resultWays } from "./result-ways.ts";

test.each([
  ["Q1 profit 4m, Q2 loss 1m, Q3 profit 6m.", "profit: Q1 4m, Q2 -1m, Q3 6m"],
  ["2021: loss 2m, 2022: profit 1m.", "profit: 2021 -2m, 2022 1m"],
  ["Bakery profit 12k, cafe loss 3k and shop profit 5k", "profit: Bakery 12k, cafe -3k, shop 5k"],
  ["The farm made a profit of $40k, the mill a loss of $12k.", "profit: The farm $40k, the mill -$12k"],
  ["Surplus of 2bn in 2019, deficit 5bn in 2020.", "Surplus: 2bn in 2019, -5bn in 2020"],
  ["Results: north loss £2.1m, south profit £0.4m.", "Results: north -£2.1m, south £0.4m"],
  ["Ann is 120 in the red, Ben 80 in the black.", "Ann is -120, Ben 80"],
  ["The club is £2,000 in the red, the school £500 in the red.", "The club is -£2,000, the school -£500"],
  ["Ann's overdrawn by 120, Ben has 340.", "Ann has -120, Ben has 340."],
  ["Golf: Rory -12, Jon +1, Tiger level par.", "Golf: Rory -12, Jon +1, Tiger 0."],
])("%s", (text, told) => expect(resultWays(text)?.text).toBe(told));

test.each([
  "Profit 40k, loss 12k, turnover 310k.",
  "Q1 profit 4m, Q2 profit 1m, Q3 profit 6m.",
  "Losses: £3k in May, £5k in June.",
  "Bakery profit 12k, bakery loss 3k.",
  "Ann was dressed in the red, 12 others in the black.",
  "Weight loss: Ann 4 kg, Ben 3 kg.",
  "Ann 12, Ben 14, both at par.",
  "Hearing loss 12%, memory loss 8%.",
])("left as it is: %s", (text) => expect(resultWays(text)).toBeNull());

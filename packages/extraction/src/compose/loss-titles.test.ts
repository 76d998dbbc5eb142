import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const titleOf = (text: string): string => {
  const found = extract(text);
  return found.ok ? found.chart.title : found.reason;
};

test.each([
  ["We made a loss of 12k in March, broke even in April and earned 8k in May.", "Profit or loss"],
  ["Trade deficit of 40bn with China, 12bn with Mexico; surplus of 3bn with Brazil.", "Trade balance"],
  ["The deficit was 3% in 2020 and 1% in 2021; in 2022 there was a surplus of 2%.", "Deficit"],
  ["Loss of 2.1m in 2021, profit of 0.8m in 2022 and 1.9m in 2023.", "Profit"],
  ["Profit and loss: Jan -£320, Feb £110, Mar £540", "Profit and loss"],
  ["Losses: £3k in May, £5k in June, £9k in July", "Losses"],
])("%s", (text, title) => expect(titleOf(text)).toBe(title));

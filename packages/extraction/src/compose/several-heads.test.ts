import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const titleOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.title : answer.reason;
};

test.each([
  ["Income: salary 3200, child benefit 250. Expenses: rent 1100, food 600, car 350", "Income and Expenses"],
  ["Assets: cash 12k, stocks 40k. Liabilities: mortgage 180k, car loan 9k", "Assets and Liabilities"],
  ["Fruit: apples 12, pears 9; Veg: leeks 7, kale 4", "Fruit and Veg"],
  ["Income: salary 3200, benefit 250\nExpenses: rent 1100, food 600, car 350", "Income and Expenses"],
  ["Rent by city: Rome 900, Oslo 1,200", "Rent by city"],
])("%s", (text, title) => expect(titleOf(text)).toBe(title));

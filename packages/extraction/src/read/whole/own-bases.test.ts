import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const isWhole = (text: string): boolean => {
  const answer = extract(text);
  return answer.ok && answer.chart.whole && answer.chart.types[0]?.type === "piechart";
};

test.each([
  "40% of women but 60% of men feel safe walking at night.",
  "Only 4 in 10 women but 6 in 10 men feel safe.",
  "We recycle 60% of paper, 30% of glass and 10% of plastic",
  "Among men 60% agree, among women 40%.",
  "60% of men voted yes, 40% of women did",
  "Turnout was 55% in Leeds and 45% in York",
  "Discounts: shoes 50%, bags 30%, coats 20%",
  "One in four buyers in Tier 2 cities pays by card. In the metros it's closer to three in four.",
  "Goldman puts the odds of a recession at 35%; Citi at 50% and UBS at just 15%.",
  "Favourite sauce (multiple answers possible): ketchup 46%, mayo 31%, mustard 23%",
])("no whole: %s", (text) => {
  expect(isWhole(text)).toBe(false);
});

test.each([
  "60% of men voted yes, 40% voted no",
  "60% of votes went to Ann, 40% of them to Bob",
  "Men 60%, women 40%",
  "Turnout plan: yes 55%, no 45%",
  "Our mix is made of 60% sand and 40% clay.",
  "Chrome has 65% of the market, Safari 19%, others 16%",
])("a whole: %s", (text) => {
  expect(isWhole(text)).toBe(true);
});

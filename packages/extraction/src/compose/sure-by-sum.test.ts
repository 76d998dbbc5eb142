import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { sureBySum } from "./sure-by-sum.ts";

const chartOf = (text: string) => {
  const answer = extract(text);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.chart;
};

test.each([
  ["Men 52%, women 45%, others 3%", 0.8],
  ["Of 40 birds, 22 were finches, 10 tits and 8 robins.", 0.8],
  ["Men 52%, women 45%", 0.6],
  ["Rent 52%, food 45%, fun 13%", 0.6],
  ["Finches 22, tits 10 and robins 8", 0.6],
])("%s", (text, sure) => expect(sureBySum(chartOf(text), 0.6)).toBe(sure));

test("what is hardly anything stays so", () =>
  expect(sureBySum(chartOf("Men 52%, women 45%, others 3%"), 0.3)).toBe(0.3));

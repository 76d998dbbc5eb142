import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const namesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name }) => name).join(" · ") : answer.reason;
};

describe("names that stop before their own words", () => {
  it.each([
    [
      "Of the money, 38% goes on paying off debts, 22% on eating out and 11% on getting around.",
      "Paying off debts · Eating out · Getting around",
    ],
    ["Labour 45%, Tory 40%, another party 15%", "Labour · Tory · Another party"],
    ["12% voted for another party, 45% Labour and 43% Tory.", "Another party · Labour · Tory"],
    ["EUR/USD 1.0845, EUR/GBP 0.8571, EUR/CHF 0.9712", "EUR/USD · EUR/GBP · EUR/CHF"],
    [
      "Biggest landlords: a pension fund from Canada (1,200 flats), the council (950) and the church (310).",
      "Pension fund · Council · Church",
    ],
  ])("%s", (text, names) => expect(namesOf(text)).toBe(names));

  it.each([
    ["A branch in Leeds (12), one in York (9) and a branch in Hull (8)", "Leeds · York · Hull"],
    ["Sales were up 12% in France, 9% in Spain and a third in Italy (33%).", "France · Spain · Italy"],
    ["My evening: 40 min cooking, 25 washing up and 60 reading", "Cooking · Washing up · Reading"],
  ])("leaves whole ones: %s", (text, names) => expect(namesOf(text)).toBe(names));
});

/** How many have none, one, two and more. */
import { expect, test } from "vitest";
import { extract } from "../../../full-reader.ts";

const lineOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok
    ? `${answer.chart.title}: ${answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ")}`
    : answer.reason;
};

test.each([
  [
    "How many siblings? None – 5 pupils, one – 12, two – 8, three or more – 3.",
    "How many siblings?: None 5 · One 12 · Two 8 · Three or more 3",
  ],
  ["Siblings: 0 – 12 kids, 1 – 25, 2 – 18, 3 or more – 7", "Siblings: 0 12 · 1 25 · 2 18 · 3 or more 7"],
  ["Number of siblings: 0: 12 kids, 1: 25 kids, 2: 18 kids", "Number of siblings: 0 12 · 1 25 · 2 18"],
  ["Pets per household: 0 40%, 1 32%, 2 18%, 3+ 10%", "Pets per household: 0 40 · 1 32 · 2 18 · 3+ 10"],
  [
    "Drinks a week: 0 31%; 1 20%; 2 18%; 3 12%; 4 or more 19%",
    "Drinks a week: 0 31 · 1 20 · 2 18 · 3 12 · 4 or more 19",
  ],
  [
    "Household size: 1 person 30%, 2 people 34%, 3 people 16%, 4+ people 20%",
    "Household size: 1 person 30 · 2 people 34 · 3 people 16 · 4+ people 20",
  ],
  ["Questions right: 10 – 2 pupils, 9 – 5, 8 – 11, 7 – 6", "Questions right: 10 2 · 9 5 · 8 11 · 7 6"],
])("%s: counted off", (text, line) => expect(lineOf(text)).toBe(line));

test.each(["Scores: 0 – 3, 1 – 2, 2 – 1", "Hawks 0-3, 1-2, 2-1, 3-0"])("%s: scores", (text) =>
  expect(lineOf(text)).not.toContain("0 3 · 1 2 · 2 1"),
);

/** Figures that a text does not state but strictly implies, and texts that imply none. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  [
    "We started with 200 users and added 500 more each quarter for a year.",
    "Start 200 · Quarter 1 700 · Quarter 2 1200 · Quarter 3 1700 · Quarter 4 2200",
  ],
  ["I weighed 90 kg in January and lost 3 kg a month until April.", "January 90 · February 87 · March 84 · April 81"],
  [
    "In 2019 we had 400 members, 30 fewer each year since, and now it's 2022.",
    "2019 400 · 2020 370 · 2021 340 · 2022 310",
  ],
  [
    "She runs 5 km in week 1 and 1 km more in each of the next three weeks.",
    "Week 1 5 · Week 2 6 · Week 3 7 · Week 4 8",
  ],
  ["The snow was 2 m deep in March. It has been losing 50 cm a month, right up to May.", "March 2 · April 1.5 · May 1"],
  ["Tickets fell by 10% two years in a row: from 4,000 in 2021.", "2021 4000 · 2022 3600 · 2023 3240"],
  [
    "On Monday I did 20 push-ups and every day after that 5 more until Thursday.",
    "Monday 20 · Tuesday 25 · Wednesday 30 · Thursday 35",
  ],
  [
    "The jar has 30 coins and gets 5 more every week. How many will there be after 1, 2 and 3 weeks?",
    "Now 30 · Week 1 35 · Week 2 40 · Week 3 45",
  ],
  [
    "Our list had 40 names three years ago and has doubled every year since.",
    "Three years ago 40 · Two years ago 80 · Last year 160 · This year 320",
  ],
])("%s is read as %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each([
  ["We pay 12 a month for power and 8 a month for water for two years.", "Power 12 · Water 8"],
  ["Each of the 3 teams scored 10 more than last year's 40.", /^(?!.*130)/u],
  ["I earn 2,000 a month and save 300 every month for a year.", /^(?!.*2300)/u],
  ["Sales were 50 in May and go up each month until August.", /^(?!.*June)/u],
])("%s implies nothing more", (text, line) => {
  if (typeof line === "string") expect(readLine(text)).toBe(line);
  else expect(readLine(text)).toMatch(line);
});

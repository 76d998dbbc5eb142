/** Counts beside money in millions, hours beside hours. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { readLine } from "./chart-line.fixture.ts";

test.each([
  ["Revenue 4.1m, costs 2.9m, headcount 41", "Revenue 4100000 · Costs 2900000 · Headcount 41"],
  ["City budget 52m, debt 31m, parks 14, pools 3", "City budget 52000000 · Debt 31000000 · Parks 14 · Pools 3"],
  [
    "Heathrow 79.2m, Gatwick 40.9m, Manchester 28.1m passengers; runways 2, 1 and 2",
    "[Passengers / Runways] Heathrow 79200000/2 · Gatwick 40900000/1 · Manchester 28100000/2",
  ],
  [
    "Spain has 48m people, Italy 59m, Greece 10m. Islands: 60, 450, 600",
    "[People / Islands] Spain 48000000/60 · Italy 59000000/450 · Greece 10000000/600",
  ],
  ["I slept 6h Mon, 7.5 Tue, 5h45 Wed and 8 Thu", "Mon 360 · Tue 450 · Wed 345 · Thu 480"],
])("as told: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Revenue 4.1m, costs 2.9, profit 1.2", "Revenue 4100000 · Costs 2900000 · Profit 1200000"],
  [
    "North €1.2m, South €1.4m, East €0.8m; last year 1.1, 1.5 and 0.9",
    "[North / South / East] Last year 1100000/1500000/900000 · Now 1200000/1400000/800000",
  ],
  [
    "Trams carried 12 million in 2015, 14 in 2019 and 9 in 2021. Bikes kept growing (3, 5, 8).",
    "[Trams / Bikes] 2015 12000000/3000000 · 2019 14000000/5000000 · 2021 9000000/8000000",
  ],
  [
    "Nurses earn €41k at entry and €58k after ten years. Teachers: 44 and 63.",
    "[Nurses / Teachers] Entry 41000/44000 · 10 years 58000/63000",
  ],
  [
    "Plumbers make £12k in May and £9k in June; painters 6 and 4.",
    "[Plumbers / Painters] May 12000/6000 · June 9000/4000",
  ],
  ["North 1.2m, South 1.4, East 2", "North 1200000 · South 1400000 · East 2000000"],
  ["Insta 1h50, Messages 55, Mail 8", "Insta 110 · Messages 55 · Mail 8"],
  ["Oil exports 12 million tonnes, gas 8 and coal 5", "Oil exports 12000000 · Gas 8000000 · Coal 5000000"],
  ["Rice 20 min, beans 45 min, eggs 8", "Rice 20 · Beans 45 · Eggs 8"],
])("told once for all: %s", (text, line) => expect(readLine(text)).toBe(line));

test("not sure of 2 beside 1h20 and 45 min", () => {
  const answer = extract("Tasks: cleaning 1h20, cooking 45 min, shopping 2");
  expect(answer.ok && answer.confidence).toBe(0.7);
});

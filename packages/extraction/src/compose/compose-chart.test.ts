import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const rows: readonly (readonly [string, string | null])[] = [
  ["Top speed: cheetah 110 km/h, lion 80 km/h", "km/h"],
  ["Trial 1: 9.79, trial 2: 9.83, trial 3: 9.80 m/s²", "m/s²"],
  ["USB 2.0: 480 Mbit/s, USB 3.0: 5 Gbit/s, USB 4: 40 Gbit/s", "Gbit/s"],
  ["40 min in 2019, 35 minutes in 2020", "min"],
  ["Speedtest: down 482 Mbps, up 48 Mbps", "Mbps"],
  ["Day,Min,Max\nMon,8,17\nTue,9,19\nWed,7,15", null],
  // one unit for all, or none
  ["Water 2L, coffee 3 cups, tea 1 cup", null],
  ["Dogs sleep 12 hours, cats 15 hours, humans 8", "hours"],
  ["Weight 1.24 kg, screen 13.6 inch, battery 52 Wh, price €1,199", null],
  ["Lifespan: mayfly 1 day, mouse 2 years, tortoise 150 years", "years"], // the day is left out, and a note says so
  ["weight went from 82 to 76, fat from 28% to 22%", null],
  ["2020: 45% men, 40 women. 2024: 60% men, 38 women", "%"],
  ["Rice costs €2/kg, beans cost €3/kg", "€"],
];

test.each(rows)("the unit of %s", (text, unit) => {
  const answer = extract(text);
  expect(answer.ok && answer.chart.unit).toBe(unit);
});

test("what stands in a name, or holds what is shown, is not left out", () => {
  const answer = extract("less than an hour 12, 1 to 2 hours 20, more than 2 hours 8");
  expect(answer.ok && answer.chart.notes).toEqual([]);
});

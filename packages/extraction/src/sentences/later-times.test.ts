/** Times told from one another: what was a month later, the winter before, and now at the end. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";

test.each([
  ["Peak players: 95,000 at launch, 31,000 a month later, 12,500 now", "Launch 95000 · Month later 31000 · Now 12500"],
  ["Members: 210 before the merger, 180 a year on, 240 today", "Before 210 · Year on 180 · Today 240"],
  ["Pulse: 60 now, 85 a minute after", "Now 60 · Minute after 85"],
])("%s: now is where it is told", (text, line) => expect(readLine(text)).toBe(line));

/** Points of the full reader's answer, which has the rules for few texts. */
function pointsOf(text: string): string {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ") : "";
}

test.each([
  ["Bee losses: 31% this winter, 22% the winter before", "Winter before 22 · This winter 31"],
  ["This Eid we served 82 adults, last Eid 60, the Eid before 45.", "Eid before 45 · Last Eid 60 · This Eid 82"],
  [
    "Last winter the lift carried 212,000 skiers; the winter before it was 305,000, and three winters ago 18,000.",
    "Three winters ago 18000 · Winter before 305000 · Last winter 212000",
  ],
])("%s: the one before", (text, points) => expect(pointsOf(text)).toBe(points));

test.each([
  ["In 2001 it was 20%, in 2006 24%, four years on 31%, and in 2015 38%.", "2001 20 · 2006 24 · 2010 31 · 2015 38"],
  ["Turnout: 2010 65%; 2015 66%; two years on 69%; 2019 67%", "2010 65 · 2015 66 · 2017 69 · 2019 67"],
  ["We had 120 in 2015, 140 a year later and 180 two years after that", "2015 120 · 2016 140 · 2018 180"],
  [
    "Blood sugar: before breakfast 6.1, two hours after 8.4, before lunch 5.9, bedtime 7.2",
    "Breakfast 6.1 · Two hours after 8.4 · Lunch 5.9 · Bedtime 7.2",
  ],
  ["The shop took £400 in week 1, £120 two days after 9/11 and £310 in week 3", "Week 1 400 · 9/11 120 · Week 3 310"],
])("%s: counted on", (text, points) => expect(pointsOf(text)).toBe(points));

test.each(["We sold 40 loaves on the day before the fair and 65 on the day itself"])(
  "%s: before something else",
  (text) => expect(pointsOf(text)).not.toContain("Day before ·"),
);

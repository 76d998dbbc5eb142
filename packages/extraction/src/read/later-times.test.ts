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

test.each(["We sold 40 loaves on the day before the fair and 65 on the day itself"])(
  "%s: before something else",
  (text) => expect(pointsOf(text)).not.toContain("Day before ·"),
);

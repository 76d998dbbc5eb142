import { expect, test } from "vitest";
import { readLine, readUnit } from "../compose/chart-line.fixture.ts";
import { timeLetters } from "./time-letters.ts";

test.each([
  ["Build time: 14m in March, 9m in April, 7m in May", "March 14 · April 9 · May 7"],
  ["CI duration 14m→9m→7m after caching (Mar, Apr, May)", "Mar 14 · Apr 9 · May 7"],
  ["Average handling time fell from 9m in Q1 to 7m in Q2", "Q1 9 · Q2 7"],
  ["Mean time to recovery: 47m in Jan, 35m in Feb", "Jan 47 · Feb 35"],
  ["Response times: chat 4m, email 55m, phone 2m", "Chat 4 · Email 55 · Phone 2"],
  ["Average session: 4m in Jan, 5m in Feb, 6m in Mar", "Jan 4 · Feb 5 · Mar 6"],
])("minutes: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe("min");
});

test.each([
  ["Wage growth: 5.4% in 3m to June, 5.8% in 3m to May", "May 5.8 · June 5.4"],
  ["Euribor: 1w 3.651%, 1m 3.598%, 3m 3.512%", "1 week 3.651 · 1 month 3.598 · 3 months 3.512"],
])("months: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Bond yields: 1y 4.1%, 2y 3.9%, 5y 4.0%, 10y 4.3%",
  "Users over time: 14m in March, 19m in April",
  "It was a record time: 14m tuned in on Monday, 9m on Tuesday",
  "At one time the lake was 14m deep, then 9m, now 7m",
  "100m times: Bolt 9.58, Blake 9.69",
  "Swim times: 50m 24 s, 100m 55 s, 200m 121 s",
  "First-time buyers: 14m in March, 9m in April",
  "Delays: 12m jobs in 2021, 14m in 2022",
  "Time to market cost $14m, then $9m",
  "Screen time dropped from 5h 20m to 3h 45m",
  "Sales rose from 3m to 6m",
])("left as it is: %s", (text) => expect(timeLetters(text)).toBeNull());

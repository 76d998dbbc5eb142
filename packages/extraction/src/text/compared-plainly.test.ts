import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { comparedPlainly } from "./compared-plainly.ts";

test.each([
  ["Kim is 12 cm shorter than Lou, who's 1.80 m.", "Kim is 12 cm shorter than Lou, who is 1.80 m."],
  ["Leeds is 5 points clear of York on 44; Hull has 31.", "Leeds is 5 points clear of York, who has 44; Hull has 31."],
  ["The red team has 12 points, blue trails by 3.", "The red team has 12 points, blue is 3 behind."],
  ["Max has 210, Lando is 24 back, Carl 150.", "Max has 210, Lando is 24 behind, Carl 150."],
  ["The pie took 45 minutes, the bread half an hour longer.", "The pie took 45 minutes, the bread 30 minutes longer."],
  ["Ann ran 5 km, Ben half a km more.", "Ann ran 5 km, Ben 0.5 km more."],
  ["Car 1 sold for 4,500, car 2 for 800 under that.", "Car 1 sold for 4,500, car 2 for 800 less."],
  ["Our boiler is 12 years old, theirs 5 years newer.", "Our boiler is 12 years old, theirs 5 years younger."],
  ["Tower A is 180 m. Tower B falls short by 20 m.", "Tower A is 180 m. Tower B is 20 m less."],
  ["Shelf A is 90 cm wide, B is 15 cm narrower.", "Shelf A is 90 cm wide, B is 15 cm smaller."],
  ["Ito 12, Mori 2 back, Abe 4 back.", "Ito 12, Mori 2 behind, Abe 4 behind."],
])("%s", (text, told) => expect(comparedPlainly(text)?.text).toBe(told));

test.each([
  "Comet trailed Lockhart by 130.",
  "Blue trails Kim by 3.",
  "Ann is ahead of Ben on 4 May 2020.",
  "Ann slept 7 hours, Ben half an hour longer.",
  "He took 40 and gave 2 back, in 3 narrower lanes.",
  "Ann's class reads the most (19), well ahead of Mr Lowe's with 12 and Bo's, stuck on 7.",
  "Who's at 12? Ann's back at 14.",
])("left as it is: %s", (text) => expect(comparedPlainly(text)).toBeNull());

test.each([
  ["Kim is 12 cm shorter than Lou, who's 1.80 m, and Max is 1.75.", "Kim 1.68 · Lou 1.8 · Max 1.75"],
  ["The pie took 45 minutes, the bread a quarter of an hour longer.", "Pie 45 · Bread 60"],
  ["I earn 20 an hour on weekdays, double on Sundays.", "Weekdays 20 · Sundays 40"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

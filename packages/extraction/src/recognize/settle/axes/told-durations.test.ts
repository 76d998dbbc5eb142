import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["sleep: mon 7:30, tue 6:45, wed 8:00", "Mon 450 · Tue 405 · Wed 480"],
  ["slept 7:30 mon, 6:45 tue", "Mon 450 · Tue 405"],
  ["screen time: ann 3:20, bob 2:05", "Ann 200 · Bob 125"],
  ["song lengths: hello 4:55, halo 4:20", "Hello 4.9167 · Halo 4.3333"],
  ["plank: week 1 1:30, week 2 2:15", "Week 1 1.5 · Week 2 2.25"],
  ["1500m: Ann 5:06, Bob 4:57, Cy 5:21", "Ann 5.1 · Bob 4.95 · Cy 5.35"],
  ["Dune runs 2:35, Barbie 1:54, Oppenheimer 3:00.", "Dune 155 · Barbie 114 · Oppenheimer 180"],
  ["The opera runs 3:10, the ballet 2:05.", "Opera 190 · Ballet 125"],
  ["Her 800 m runs: Monday 2:35, Friday 2:29.", "Monday 2.5833 · Friday 2.4833"],
  ["The song runs 3:45, the remix 5:10.", "Song 3.75 · Remix 5.1667"],
  ["pass 75, fail 25", "Pass 75 · Fail 25"],
  ["sales: 1.2L jan, 95k feb, 1.05L mar", "Jan 120000 · Feb 95000 · Mar 105000"],
  ["jan (£200) feb £150 mar (£20)", "Jan -200 · Feb 150 · Mar -20"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "woke up mon 7:30, tue 6:45",
  "sleep mon 11:30 - 7:00",
  "opening hours: mon 9:00, tue 10:00",
  "flights: london 7:10, paris 9:45",
])(
  "%s tells times of the day",
  (text) => expect(readLine(text)).toMatch(/^[a-z-]+$/u), // catches "nothing-to-chart", not "Mon 450"
);

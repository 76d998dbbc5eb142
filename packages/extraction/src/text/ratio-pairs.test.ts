import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { ratioPairs } from "./ratio-pairs.ts";

test.each([
  ["Staff to guest ratio: spa 2:5, pool 1:8, gym 3:20", "[Staff / Guest] Spa 2/5 · Pool 1/8 · Gym 3/20"],
  ["Ratio of cats to dogs: Bath 4:3, York 6:5", "[Cats / Dogs] Bath 4/3 · York 6/5"],
  ["Wins:losses: Leeds 12:4, York 9:7", "[Wins / Losses] Leeds 12/4 · York 9/7"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Rome to Paris: Mon 2:30, Tue 2:45",
  "Nurse to patient ratio: day 1:6, night 1:12",
  "Kick-off: Leeds 3:15, York 7:45",
])("%s: as it is told", (text) => expect(ratioPairs(text)).toBeNull());

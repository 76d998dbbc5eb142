import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { colonScores } from "./colon-scores.ts";

test.each([
  ["Volleyball: Bath 25:19, Hull 22:25, Leeds 25:23", "[First / Second] Bath 25/19 · Hull 22/25 · Leeds 25/23"],
  ["Hockey: Bath 4:3, Hull 2:5", "[First / Second] Bath 4/3 · Hull 2/5"],
  ["Half time 14:11, full time 30:26", "[First / Second] Half time 14/11 · Full time 30/26"],
  ["Sets: first 6:4, second 3:6, third 7:5", "[First / Second] First 6/4 · Second 3/6 · Third 7/5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Bus times: Leeds 12:09, York 14:24",
  "Park run: Tom 18:42, Ayesha 19:05, Lukas 19:51",
  "Leeds beat York 3:1 and Hull 2:0",
  "Flour to water: pizza 5:3, bread 3:2",
])("%s: as it is told", (text) => expect(colonScores(text)).toBeNull());

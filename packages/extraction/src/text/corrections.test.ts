import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { corrections } from "./corrections.ts";

test.each([
  ["Mon: 8 eggs. Tue: 6 eggs. Wed: 7 eggs, no wait, 9.", "Mon 8 · Tue 6 · Wed 9"],
  ["Jan 40, Feb 52 (correction: 25), Mar 61", "Jan 40 · Feb 25 · Mar 61"],
  ["Leeds 40, Hull 52 (edit: 25), York 61", "Leeds 40 · Hull 25 · York 61"],
  ["12 on Monday, 34 on Tuesday (sorry, 43) and 9 on Wednesday", "Monday 12 · Tuesday 43 · Wednesday 9"],
  ["Tues 14, Weds 22, Thurs 19 - oops Weds was 27", "Tues 14 · Weds 27 · Thurs 19"],
  ["Leeds 12, Hull 9, York 30 - sorry, Hull is 19", "Leeds 12 · Hull 19 · York 30"],
  ["Rome 31, Oslo 12, Bonn 9. Edit: Oslo was 21.", "Rome 31 · Oslo 21 · Bonn 9"],
  ["GB's medals: 65 in Tokyo... 64 actually, 65 in Paris", "Tokyo 64 · Paris 65"],
  ["June 1,200 visitors, July 1,900 - or maybe 1,950 - and August 2,400", "June 1200 · July 1900 · August 2400"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Jan 40, Feb 52 (was 25), Mar 61",
  "Jan 40, Feb 52 (target: 25), Mar 61",
  "yes 61, no 204",
  "Sold: wrapping 5, wait 3, sorry cards 12",
  "Maths 40, Weds was 27",
])("not %s", (text) => expect(corrections(text)).toBeNull());

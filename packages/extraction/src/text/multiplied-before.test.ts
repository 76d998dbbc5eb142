/** Multiples of a figure called by its time. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { multipliedBefore } from "./multiplied-before.ts";

test.each([
  [
    "$400 by midnight, double that by 6am, and by noon chat had tripled the 6am figure.",
    "Midnight 400 · 6am 800 · Noon 2400",
  ],
  ["Followers: 300 in May, 450 in June, and by July we'd doubled the June total", "May 300 · June 450 · July 900"],
  ["2019 sales were 120, 2020 halved that, and 2021 tripled the 2020 number", "2019 120 · 2020 60 · 2021 180"],
  [
    "Step count: 4,000 Friday, 6,000 Saturday, Sunday doubled the Friday total",
    "Friday 4000 · Saturday 6000 · Sunday 8000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Our staff doubled the 2019 number of shops: Leeds 12, York 14", "May 300, June doubled the team"])(
  "stays as it is: %s",
  (text) => expect(multipliedBefore(text)).toBeNull(),
);

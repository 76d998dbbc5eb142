import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { laterTimes } from "./later-times.ts";

test.each([
  ["When she joined there were 12 clients and now, three years later, there are 45.", "Before 12 · Now 45"],
  ["The flat cost £600 at first; now, six years on, it is £1,150.", "At first 600 · Now 1150"],
  ["Ten years after the 2012 Games, 61% of locals own a bike, up from 38% in 2010.", "2010 38 · 2022 61"],
  ["This spring 45 chicks hatched, 10 more than the spring before.", "Year before 35 · This spring 45"],
  ["Last May the yard sold 80 boats, a quarter more than the May before.", "Year before 64 · May 80"],
  ["Two decades after the 1995 flood, 310 people live here, against 420 in 1990.", "1990 420 · 2015 310"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "We had 12 clients in 2019 and six years later 45.",
  "Ten years after the Games 61% own a bike and 38% a car.",
  "Ten years after the 2012 Games, 61% own a bike and 38% a car.",
])("left as it is: %s", (text) => expect(laterTimes(text)).toBeNull());

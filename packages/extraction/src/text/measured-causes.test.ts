import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { measuredCauses } from "./measured-causes.ts";

test.each([
  [
    "Since the 20 mph limit came in, average speeds on Cowbridge Road have fallen by 4.2 mph to 21.6 mph.",
    "Before 25.8 · Now 21.6",
  ],
  ["After the 9 pm curfew, arrests went down by 14 to 22", "Before 36 · After 22"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Since the 20 members left, sales fell by 14 to 22",
  "After the £15 charge began, 4,000 people complained",
  "The 20 mph limit is kept by 12%, the 30 mph limit by 40%",
])("stays: %s", (text) => expect(measuredCauses(text)).toBeNull());

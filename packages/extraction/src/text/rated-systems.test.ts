import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { ratedSystems } from "./rated-systems.ts";

test.each([
  ["Store ratings: iOS 4.8 (512 reviews), Android 3.9 (1,204 reviews)", "iOS 4.8 · Android 3.9"],
  ["Average stars - Chrome 4.4, Edge 4.1, Firefox 4.6", "Chrome 4.4 · Edge 4.1 · Firefox 4.6"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "iOS 4.8 rated 3, iOS 4.9 rated 4",
  "Shipping iOS 4.8, Android 3.9 on Monday",
  "Ratings: soup 4.8, bread 3.9",
])("%s: as it is told", (text) => expect(ratedSystems(text)).toBeNull());

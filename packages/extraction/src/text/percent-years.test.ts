import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { percentYears } from "./percent-years.ts";

test.each([
  [
    "Group 1959% 1970% 1979%\nDanes 30.0 32.6 36.0\nSwedes 42.7 42.4 40.8",
    "[Danes / Swedes] 1959 30/42.7 · 1970 32.6/42.4 · 1979 36/40.8",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Up 1959%", "In 2010, 40% and in 2015, 50%", "Group 1959 1970\nDanes 30% 32%"])(
  "stays as it is: %s",
  (text) => expect(percentYears(text)).toBeNull(),
);

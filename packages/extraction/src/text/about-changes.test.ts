import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { aboutChanges } from "./about-changes.ts";

test.each([
  [
    "In 2010, 11.4 million people cycled to work, an increase of about 4.2 million people (58.3 percent) from 1997.",
    "1997 7200000 · 2010 11400000",
  ],
  [
    "There were 12,400 teachers in 2020, a drop of some 600, or 4.6 percent, compared with 2015.",
    "2015 13000 · 2020 12400",
  ],
  ["The population was 5,340 at the 2010 census, an increase of 400 since 2000.", "2000 4940 · 2010 5340"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["We sold about 400 of them", "An increase of 8%", "Up since 2000"])("stays as it is: %s", (text) =>
  expect(aboutChanges(text)).toBeNull(),
);

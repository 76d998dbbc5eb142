/** How long after, told once with its unit. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { spansAt } from "./spans-at.ts";

test.each([
  [
    "The oven test, probe in the middle of the loaf: 24 °C going in, 51 after ten minutes, 83 at twenty, 95 at half an hour, and it just sat at 97 until I pulled it out at minute 40.",
    "Going in 24 · 10 minutes 51 · 20 minutes 83 · 30 minutes 95 · 40 minutes 97",
  ],
  [
    "The kiln read 200 after one hour, 480 at two, 760 at three and 1,000 at four.",
    "1 hour 200 · 2 hours 480 · 3 hours 760 · 4 hours 1000",
  ],
  ["Battery at 94% after 10 minutes, 81 at 20, 65 at 30.", "10 minutes 94 · 20 minutes 81 · 30 minutes 65"],
  ["Weight: 8 kg after one week, 7.2 at two, 6.9 at three.", "1 week 8 · 2 weeks 7.2 · 3 weeks 6.9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "It was 51 after ten minutes, 83 at ten sites",
  "12 after lunch, 3 at ten",
  "We sold 12 at two and 9 at four.",
])("left alone: %s", (text) => expect(spansAt(text)).toBeNull());

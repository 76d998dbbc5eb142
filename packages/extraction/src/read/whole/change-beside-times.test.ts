/** A share by which something changed is no level beside times. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Falls on our wards for older people are down by 38 per cent: colleagues recorded 97 in the first half of last year but 60 in the same six months of this one.",
    "First half of last year 97 · First half of this year 60",
  ],
  ["Leeds is down 38%, York 12% in May", "Leeds -38 · York 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

import { expect, test } from "vitest";
import { daysOfPairs } from "./days-of-pairs.ts";

test.each([
  [
    "steps am / steps pm, mon→wed: 4000/3200, 5100/2800, 3900/6000",
    "steps am / steps pm: mon 4000/3200, tue 5100/2800, wed 3900/6000",
  ],
  ["Read / gamed, Fri–Mon: 2/3, 1/5, 3/2, 2/2", "Read / gamed: Fri 2/3, Sat 1/5, Sun 3/2, Mon 2/2"],
  [
    "In / out (January to March): 410/300, 390/310, 405/288",
    "In / out: January 410/300, February 390/310, March 405/288",
  ],
])("%s", (text, read) => expect(daysOfPairs(text)?.text).toBe(read));

test.each([
  "steps, mon→wed: 4000, 5100, 3900",
  "in / out, mon→fri: 1/2, 3/4",
  "Leeds to Hull: 4/5, 3/9",
  "Mon-Wed: 9-5, 9-5, 10-4",
])("%s: stays as it is", (text) => expect(daysOfPairs(text)).toBeNull());

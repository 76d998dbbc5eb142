import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { perShare } from "./per-share.ts";

test.each([
  [
    "Net income rose to $41m, or 32 cents per share, from $38m, or 29 cents per share.",
    "Before 38000000 · After 41000000",
  ],
  [
    "Net loss was $12 million, or 14 cents a share, compared with a loss of $9 million, or 11 cents a share, a year earlier.",
    "Year earlier 9000000 · Now 12000000",
  ],
  ["Profit rose to £6m (32p a share) from £5m (28p a share).", "Before 5000000 · After 6000000"],
  [
    "Net income was $1.2 billion or $0.91 per share, versus $800 million or $0.62 per share a year ago.",
    "Year ago 800000000 · Now 1200000000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Earnings were 32 cents per share, up from 29 cents per share.", "Tea has a 30% share, milk 40%."])(
  "%s: told alone",
  (text) => expect(perShare(text)).toBeNull(),
);

/** A time of the first bracket. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { bracketTimes } from "./bracket-times.ts";

test.each([
  ["The choir has 29 altos (90 last year) and 17 basses (82).", "[Altos / Basses] Last year 90/82 · Now 29/17"],
  [
    "We have 29 altos (90 in 2019), 17 basses (82) and 9 tenors (12).",
    "[Altos / Basses / Tenors] 2019 90/82/12 · Now 29/17/9",
  ],
])("%s: holds for all", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "29 altos (90 last year), 17 basses (82%)",
  "29 altos (90 last year), 17 basses (82 in May)",
  "29 altos (90 last year), 17 basses",
  "29 altos (90), 17 basses (82)",
])("as typed: %s", (text) => expect(bracketTimes(text)).toBeNull());

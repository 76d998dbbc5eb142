import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { dottedRuns } from "./dotted-runs.ts";

test.each([
  ["times tables quiz since she started the app: 5/20... 8/20... 14/20... 19/20!!", "1 5 · 2 8 · 3 14 · 4 19"],
  ["mock exams: 42%... 55%... 61%... 70%! so proud", "1 42 · 2 55 · 3 61 · 4 70"],
  ["driving test faults. 12... 9... 4... 1!!!!", "1 12 · 2 9 · 3 4 · 4 1"],
  ["S12 2140, S13 1985, S14 2310, S15 so far... 1760", "S12 2140 · S13 1985 · S14 2310 · S15 1760"],
  ["s1 1200 // s2 1450 // s3... 1600", "S1 1200 · S2 1450 · S3 1600"],
  ["piano practice. 10 min… 15 min… 25 min!!", "1 10 · 2 15 · 3 25"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Rent... 850, food... 300, fun... 120", "We sold 12... no, 14...", "It took 12... 14 tries"])(
  "%s: as it is told",
  (text) => expect(dottedRuns(text)).toBeNull(),
);

import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { namedEnds } from "./named-ends.ts";

test.each([
  ["Rooms range from £45 (single) to £130 (suite).", "Single 45 · Suite 130"],
  [
    "A haircut costs from £12 to £18 in Leeds, from £20 to £40 in Bath and from £15 to £25 in Hull",
    "Leeds 15 · Bath 30 · Hull 20",
  ],
  ["Takings rose from £40k (May) to £120k (June)", "May 40000 · June 120000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Takings rose from £40k (May) to £120k (June)",
  "Fees from £40 (2019) to £120 (2023)",
  "We grew from 3 to 12 people",
])("%s: as it is told", (text) => expect(namedEnds(text)).toBeNull());

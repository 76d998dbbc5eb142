import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { deedRuns } from "./deed-runs.ts";

test.each([
  [
    "Last three builds: passed 412/420/431, failed 18/11/3, skipped 6/6/2.",
    "[Passed / Failed / Skipped] Build 1 412/18/6 · Build 2 420/11/6 · Build 3 431/3/2",
  ],
  ["Q1-Q3: opened 31/40/38, closed 22/35/40", "[Opened / Closed] Q1 31/22 · Q2 40/35 · Q3 38/40"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "passed 38/42, failed 4/42",
  "men/women/kids: entered 31/40/38, finished 22/35/40",
  "orders 31/40/38, returns 2/5/3",
])("leaves alone: %s", (text) => expect(deedRuns(text)).toBeNull());

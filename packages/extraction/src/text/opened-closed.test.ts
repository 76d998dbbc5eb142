/** Prices at both ends of a day. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { openedClosed } from "./opened-closed.ts";

test.each([
  ["Shares opened at 104.2 and closed at 99.8.", "Opened 104.2 · Closed 99.8"],
  ["The stock opened at $41.20 on Tuesday and closed at $36.75 after the recall news.", "Opened 41.2 · Closed 36.75"],
  ["Silver started the week at $31.10 but ended the week at $29.85", "Opened 31.1 · Closed 29.85"],
])("%s: two levels", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "The shop opened at 9 and closed at 6.",
  "The bakery opened at $12 on Monday and closed at $9.50 on Friday.",
  "The mall opened in 2019 and closed in 2023.",
])("left: %s", (text) => expect(openedClosed(text)).toBeNull());

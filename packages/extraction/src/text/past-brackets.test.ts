import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { pastBrackets } from "./past-brackets.ts";

test.each([
  [
    "Visitors: 410 in May (a year ago 380), 520 in June (a year ago 440)",
    "[Visitors / Year ago] May 410/380 · June 520/440",
  ],
  [
    "Tickets: 41 in Q1 (30 last year), 52 in Q2 (44 last year), 60 in Q3 (51 last year).",
    "[Tickets / Last year] Q1 41/30 · Q2 52/44 · Q3 60/51",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Visitors: 410 in May (a year ago 380) and 520 in June",
  "North sold 40 (a year ago 31), South 52 (a year ago 60).",
  "Rain in May (4 days) and June (9 days)",
])("leaves alone: %s", (text) => expect(pastBrackets(text)).toBeNull());

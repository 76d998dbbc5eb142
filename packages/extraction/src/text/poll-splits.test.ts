import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { pollSplits } from "./poll-splits.ts";

test.each([
  ["Tenants back the plan 54 – 39 percent, owners 48 – 45 percent.", "[For / Against] Tenants 54/39 · Owners 48/45"],
  ["Voters back the bypass by 54% to 39%", "For 54 · Against 39"],
  ["The poll found voters opposed the toll 56 percent to 27 percent", "Against 56 · For 27"],
  [
    "Teachers say 62 - 36 percent, parents say 57 - 39 percent, and pupils say 46 - 47 percent that the day is too long.",
    "[For / Against] Teachers 62/36 · Parents 57/39 · Pupils 46/47",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Prices rose 5-10 percent, voters say",
  "Support fell from 20 to 15 percent",
  "Sales rose 30 to 60 percent",
])("stays as it is: %s", (text) => expect(pollSplits(text)).toBeNull());

import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Basket size jumped to €74 from €61 in Spain, to €58 from €55 in Malta and to €92 from €80 in Italy",
    "[Spain / Malta / Italy] Before 61/55/80 · After 74/58/92",
  ],
  [
    "Rates rose from 1.5 to 3.0 (A), from 2.2 to 2.9 (B) and fell from 4.0 to 3.1 (C).",
    "[A / B / C] Before 1.5/2.2/4 · After 3/2.9/3.1",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["rent rose from 4 to 5 in Leeds and wages from 7 to 8 in York", "[Rent / Wages]"],
  ["Rent rose from 4 to 5 in May, wages from 7 to 8 in June", "Rent"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toContain(line));

import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "GP numbers per 100,000 patients: 45 in England, down from 52 in 2015; 76 in Scotland; 62 in Wales.",
    "England 45 · Scotland 76 · Wales 62",
  ],
  [
    "Unemployment was 4.1% in the UK, up from 3.8% in 2022, against 7.3% in France and 3.4% in Germany.",
    "UK 4.1 · France 7.3 · Germany 3.4",
  ],
])("one was other before: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Homicides fell to 573 last year, from 617 in 2023 and 804 in 2021.", "2021 804 · 2023 617 · Last year 573"],
  ["Leeds has 40 cafes, up from 38 in 2015.", "2015 38 · Now 40"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));

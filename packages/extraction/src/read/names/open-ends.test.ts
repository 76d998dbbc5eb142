import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["76% of workers drive to work alone, 10% carpool and 5% walk", "Drive to work alone 76 · Carpool 10 · Walk 5"],
  ["41% of teens listen to podcasts, 30% read", "Listen to podcasts 41 · Read 30"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["30% log in daily, 12% weekly", "Daily 30 · Weekly 12"],
  [
    "The per capita income was $15,000, the household income $31,000",
    "Per capita income 15000 · Household income 31000",
  ],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));

import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { exactShares } from "./exact-shares.ts";

test.each([
  ["Year % (estimate) 2017 28.915 2018 31.889 2019 25.793", "2017 28.915 · 2018 31.889 · 2019 25.793"],
  [
    "Percentage of homes with a dog\nNorth 12.125\nSouth 31.250\nEast 18.475",
    "North 12.125 · South 31.25 · East 18.475",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Sales: North 28.915, South 31.889",
  "Share % North 28.9 South 31.889",
  "Votes % North 128.915 South 31.889",
])("stays as it is: %s", (text) => expect(exactShares(text)).toBeNull());

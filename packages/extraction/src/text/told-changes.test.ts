import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { toldChanges } from "./told-changes.ts";

test.each([
  [
    "Tablet shipments fell 4 percent annually from 41.2 million units in 2018 to 39.6 million in 2019",
    "2018 41200000 · 2019 39600000",
  ],
  ["Output rose by 3% year-on-year from 1,400 tonnes in 2021 to 1,442 tonnes in 2022.", "2021 1400 · 2022 1442"],
  ["Visits grew nearly 9% annually from 220,000 in 2015 to 240,000 in 2016.", "2015 220000 · 2016 240000"],
])("both ends are told: %s", (text, line) => expect(readLine(text)).toBe(line));

test("one end alone", () => expect(toldChanges("Output fell 2% annually from 350 tonnes in 2012")).toBeNull());

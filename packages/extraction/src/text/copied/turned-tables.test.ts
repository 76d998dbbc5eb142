import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { turnedTables } from "./turned-tables.ts";

test.each([
  [
    "| | MAY | JUNE |\n2011 | 31,400 | 28,700 |\n2010 | 30,200 | 27,600 |",
    "[2011 / 2010] MAY 31400/30200 · JUNE 28700/27600",
  ],
  ["Year,Jan,Feb,Mar\n2020,12,14,11\n2021,13,15,12", "[2020 / 2021] Jan 12/13 · Feb 14/15 · Mar 11/12"],
  ["Year | Q1 | Q2 | Q3\n2019 | 12 | 14 | 15\n2020 | 13 | 9 | 12", "[2019 / 2020] Q1 12/13 · Q2 14/9 · Q3 15/12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Month | 2019 | 2020\nJan | 12 | 14\nFeb | 15 | 9",
  "Year,Jan,Feb\n2019,9,8\n2020,12,14\n2021,13,15",
  "| | Winter | Summer |\n|---|---|---|\n| 2019 | 12 | 14 |\n| 2020 | 15 | 9 |",
  "Year | Rent | Food\n2019 | 12 | 14\n2020 | 15 | 9",
])("leaves alone: %s", (text) => expect(turnedTables(text)).toBeNull());

/** Changes from one year to another. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["doubled from 120k in 2001 to 2007", "2001 120000 · 2007 240000"],
  ["sales doubled from 120k in 2001 by 2007", "2001 120000 · 2007 240000"],
  ["rents tripled from £400 in 2001 to 2020", "2001 400 · 2020 1200"],
  ["Cats vs dogs: 2019 40 30, 2020 45 31", "[Cats / Dogs] 2019 40/30 · 2020 45/31"],
  ["Income tax vs VAT: 2019 40 30, 2020 45 31", "[Income tax / VAT] 2019 40/30 · 2020 45/31"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

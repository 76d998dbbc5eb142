import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Gross yield fell from 6% to 5% and net yield from 4% to 3%", "[Gross yield / Net yield] Before 6/4 · After 5/3"],
  ["Gross sales 40, returns 3, discounts 5", "Gross sales 40 · Returns 3 · Discounts 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

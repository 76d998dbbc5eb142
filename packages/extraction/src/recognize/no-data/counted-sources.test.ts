import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["80% of sales come from 20 products", "Products 80"],
  ["Sales went from 20 to 80 in a year", "Before 20 · After 80"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

import { expect, test } from "vitest";
import { readTitle } from "../compose/chart-line.fixture.ts";

test.each([
  ["Gross yield was 6% in May, 5% in June and 7% in July.", "Gross yield"],
  ["Net yield was 6% in May, 5% in June and 7% in July.", "Net yield"],
])("%s", (text, line) => expect(readTitle(text)).toBe(line));

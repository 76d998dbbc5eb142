import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The COVID-19 talk pulled in 212 people and the 5G one 119.", "COVID-19 talk 212 · 5G 119"],
  ["The 4K screen sold 31 times, the 8K one 12 times.", "4K screen 31 · 8K 12"],
  ["The iPhone 15 case costs £20 and the iPhone 16 one £25.", "iPhone 15 case 20 · iPhone 16 25"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

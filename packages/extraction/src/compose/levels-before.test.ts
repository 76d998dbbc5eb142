import { expect, test } from "vitest";
import { readLine } from "./chart-line.fixture.ts";

test.each([
  [
    "Sunday roast: 24 portions, 6 up on last week; pies 18, 4 down.",
    "[Roast / Pies] Last week 18/22 · This week 24/18",
  ],
  ["Soup: 30 bowls, up 5 on last week; salads 12, down 3.", "[Soup / Salads] Bowls 30/12 · Last week 25/15"],
  ["Tea rose from 40 to 45, coffee from 60 to 52.", "[Tea / Coffee] Before 40/60 · After 45/52"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

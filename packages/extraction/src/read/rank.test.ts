import { expect, test } from "vitest";
import { readings } from "../compose/chart-line.fixture.ts";

test.each([
  "Our support team answered 1,240 tickets this week, up 12% from last week.",
  "Refund requests were 12% below last year's 2,500.",
  "Last year we grew 25%, from 800 clients.",
])("%s: a percentage of a figure stands in no series with it", (text) => {
  expect(readings(text).filter((line) => / (?:12|25)\b.* ·| · .* (?:12|25)\b/.test(line))).toEqual([]); // catches "A 12 · B 2500", not "A 12"
});

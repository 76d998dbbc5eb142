import { expect, test } from "vitest";
import { readings } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Our support team answered 1,240 tickets this week, up 12% from last week.", "Last week 1107 · This week 1240"],
  ["Refund requests were 12% below last year's 2,500.", "Last year's 2500 · Now 2200"],
])("%s: a percentage of a figure stands in no series with it", (text, first) => {
  const offered = readings(text);
  expect(offered[0]).toBe(first);
  expect(offered.filter((line) => / 12(?!\d)/.test(line) && line.includes("·"))).toEqual([]);
});

test.each(["Last year we grew 25%, from 800 clients."])("%s: nor with what it grew from", (text) => {
  expect(readings(text).filter((line) => / 25\b.* ·| · .* 25\b/.test(line))).toEqual([]); // catches "A 25 · B 800", not "A 25"
});

test("names told of one figure together are offered together, where each might have its own", () => {
  expect(readings("Ann and Bo earned 90, Cy and Di 40.")).toContain("Ann and Bo 90 · Cy and Di 40");
});

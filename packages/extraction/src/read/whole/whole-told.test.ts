import { expect, test } from "vitest";
import { readFirstType } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Two of the five teams won, one drew and the other two lost.", "piechart"],
  ["Of 12 eggs, 7 hatched, 3 didn't and two broke.", "piechart"],
  ["Of every five apples we grade, three go to the market, one to juice and one to the pigs.", "piechart"],
  ["My portfolio is 60/30/10 stocks, bonds and cash.", "piechart"],
  ["Of 40 pupils, 12 play chess, 10 draughts and 8 cards.", "barchart"],
  ["Queues: Plitvice 55 minutes, Krka 40 minutes, Paklenica 5 minutes", "barchart"],
  ["One of our 5 cats and two of our 3 dogs are ill", "barchart"],
  ["Food 9/10, service 6/10, view 8/10", "radarchart"],
])("%s → %s", (text, type) => {
  expect(readFirstType(text)).toBe(type);
});

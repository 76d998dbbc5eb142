/** Lines of a number, one noun and a figure. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { kindLines } from "./kind-lines.ts";

test.each([
  ["5 star 68%\n4 star 17%", "5 star 68%; 4 star 17%"],
  ["Ratings\n5 stars: 68%\n1 star: 32%", "Ratings: 5 stars: 68%; 1 star: 32%"],
  ["2 bed flat 900\n3 bed flat 1200", "2 bed flat 900; 3 bed flat 1200"],
])("a list: %s", (text, told) => expect(kindLines(text)?.text).toBe(told));

test.each(["1 India 155\n2 Peru 12", "12 red 14\n9 blue 20", "5 star 68%"])("none: %s", (text) =>
  expect(kindLines(text)).toBeNull(),
);

test("its numbers count no places", () => {
  expect(readLine("Ratings\n5 star 68%\n4 star 17%\n3 star 15%")).toBe("5 star 68 · 4 star 17 · 3 star 15");
});

/** Changes told by a part in words of several words; and a figure whose own words would stand in front of it. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { shownMarks } from "./marks.fixture.ts";

test.each([
  ["Sales were 90 in May and fell by two thirds in June.", "May 90 · June 30"],
  ["Cases: 16 in May, 24 in June, down by three quarters in July.", "May 16 · June 24 · July 6"],
  ["Members numbered 50 in 2019 and grew by two fifths by 2023.", "2019 50 · 2023 70"],
  // a count, and parts that change nothing
  ["Sales were 90 in May and fell by two in June.", "May 90 · June 88"],
  ["Two thirds walk, a sixth cycle, a sixth drive.", "Walk 66.7 · Cycle 16.7 · Drive 16.7"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("told of nobody whose figure is known: there is none, and an end", () => {
  expect(shownMarks("Of 200 voters, yes beat no by 30.")).toBe("200 30");
});

test.each([
  ["Tickets are £18, kids half price, pensioners a third off.", "Tickets 18 · Kids 9 · Pensioners 12"],
  ["The coat was £90, now it's a third off.", "Before 90 · Now 60"],
])("a part off a price: %s", (text, line) => expect(readLine(text)).toBe(line));

test("a part off what is no price", () => {
  expect(shownMarks("We walked 40 miles, Ann a quarter off.")).toBe("40");
});

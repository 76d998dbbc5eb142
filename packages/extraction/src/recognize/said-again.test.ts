/** Words that count only sometimes: doubles and halves, "none", and what somebody did as well. */
import { expect, test } from "vitest";
import { shownMarks } from "./marks.fixture.ts";

test.each([
  ["62% of beer is sold in pints, 21% in halves, and 17% in bottles", "62 21 17"],
  ["Ann got 12, as did Bo. Cy got 15.", "12 12 15"],
  ["Ann scored 12 goals, as did Bo, and Cy 15", "12 12 15"],
  ["None of the above applied to 12 of the 40 homes", "12 40"],
  ["None of the boys passed, 12 of the girls did and 3 of the adults", "0 12 3"],
  ["Sheets: singles £12, doubles £18, kings £25", "12 18 25"],
  ["Tennis courts booked: singles 12, doubles 9, mixed 4", "12 9 4"],
  ["dog – 12, cat – 9, none – 4", "12 9 4"],
  ["dogs: 12, cats: 9, birds: none", "12 9 0"],
])("%s", (text, expected) => expect(shownMarks(text)).toBe(expected));

/** How many there are, and in what state so many of them are. */
import { expect, test } from "vitest";
import { shownMarks } from "../marks.fixture.ts";

test.each([
  ["Ward 6 has 28 beds. 19 taken, 4 waiting for a deep clean.", "19 4"],
  ["The site has 40 pitches: 31 booked, 6 waiting for a deposit", "31 6"],
  ["We have 28 desks. 19 occupied, 4 broken and 2 reserved", "19 4 2"],
])("%s", (text, marks) => expect(shownMarks(text)).toBe(marks));

test.each([
  ["We have 28 desks. 19 people came, 4 dogs", "28 19 4"],
  ["We had 8 cats. 19 adopted, 4 waiting", "8 19 4"],
])("not %s", (text, marks) => expect(shownMarks(text)).toBe(marks));

/** Rules and papers that are cited by their number. */
import { expect, test } from "vitest";
import { shownMarks } from "../marks.fixture.ts";

test.each([
  ["Water firms breached Regulation 14 on 37 occasions, Wessmere on 22 and Calder on 5.", "37 22 5"],
  ["Leeds backed Motion 9 with 210 votes, York with 180 and Hull with 95", "210 180 95"],
  ["Members rejected Amendment 12 by 41% in Leeds, 38% in York and 20% in Hull", "41 38 20"],
])("%s", (text, marks) => expect(shownMarks(text)).toBe(marks));

test.each([
  ["Amendments: Leeds 14, York 9, Hull 3", "14 9 3"],
  ["We tabled a motion with 14 backers, 9 doubters", "14 9"],
])("not %s", (text, marks) => expect(shownMarks(text)).toBe(marks));

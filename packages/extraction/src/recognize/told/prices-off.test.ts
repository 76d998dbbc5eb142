import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Cinema ticket 11.50, students 2 off, kids half price.", "Cinema ticket 11.5 · Students 9.5 · Kids 5.75"],
  ["Entry is 12 euros, seniors 3 off, children half.", "Entry 12 · Seniors 9 · Children 6"],
  ["Haircut 30, kids 10 off, men 25.", "Haircut 30 · Kids 20 · Men 25"],
  ["Full price 60, members 10% off, students 20% off.", "Full price 60 · Members 54 · Students 48"],
  // no price told first
  ["Coats 20% off, shoes 30% off, hats 50% off.", "Coats 20 · Shoes 30 · Hats 50"],
  ["Monday 40 staff, Tuesday 38, Wednesday 5 off sick.", "Monday 40 · Tuesday 38 · Wednesday 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

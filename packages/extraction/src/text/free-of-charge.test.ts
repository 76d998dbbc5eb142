import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["free for kids, 5 for students, 10 for adults", "Kids 0 · Students 5 · Adults 10"],
  ["Free on Mondays, 4 euros on Tuesdays, 6 on Wednesdays", "Mondays 0 · Tuesdays 4 · Wednesdays 6"],
  ["Entry: free under 12, 5 for students, 10 for adults", "Under 12 0 · Students 5 · Adults 10"],
  ["Prices: members free, students 5, adults 10 and seniors 7", "Members 0 · Students 5 · Adults 10 · Seniors 7"],
  ["gluten free 5, vegan 3, meat 12", "Gluten free 5 · Vegan 3 · Meat 12"],
  ["Free speech 12, free press 9", "Free speech 12 · Free press 9"],
])("%s → %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

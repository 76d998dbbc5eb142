import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["free for kids, 5 for students, 10 for adults", "Kids 0 · Students 5 · Adults 10"],
  ["kids under 5 free, 5-12 £4, adults £9", "Under 5 0 · 5-12 4 · Adults 9"],
  ["Free on Mondays, 4 euros on Tuesdays, 6 on Wednesdays", "Mondays 0 · Tuesdays 4 · Wednesdays 6"],
  ["Entry: free under 12, 5 for students, 10 for adults", "Under 12 0 · Students 5 · Adults 10"],
  ["Prices: members free, students 5, adults 10 and seniors 7", "Members 0 · Students 5 · Adults 10 · Seniors 7"],
  ["Parking: the car park at £6, the street at £3, or the field, free", "Car park 6 · Street 3 · Field 0"],
  [
    "Entry is £12 for adults, £8 for students, and for the under-fives, free.",
    "Adults 12 · Students 8 · Under-fives 0",
  ],
  ["Lunch: soup £4, pie £6, tap water, free.", "Soup 4 · Pie 6 · Tap water 0"],
  ["coffee 3.20, tea 2.40, hot choc 3.50, water free", "Coffee 3.2 · Tea 2.4 · Hot choc 3.5 · Water 0"],
  ["Soup 4.80, bread 1.50, sauce sugar free, pie 6.20", "Soup 4.8 · Bread 1.5 · Pie 6.2"],
  ["Sandwiches £4.50, soup £3.80, tap water free of charge", "Sandwiches 4.5 · Soup 3.8 · Tap water 0"],
  ["The app costs £5, the book £12. Feel, free", "App 5 · Book 12"],
  ["gluten free 5, vegan 3, meat 12", "Gluten free 5 · Vegan 3 · Meat 12"],
  ["Free speech 12, free press 9", "Free speech 12 · Free press 9"],
])("%s → %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

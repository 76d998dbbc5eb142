/** Stretches of days beside single ones. */
import { expect, test } from "vitest";
import { extract } from "../../../full-reader.ts";

const pointsOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok
    ? answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ")
    : answer.reason;
};

test.each([
  ["Entry: Mon-Fri £6, Sat £8, Sun £10", "Mon-Fri 6 · Sat 8 · Sun 10"],
  ["Entry is £6 Mon-Fri, £8 on Sat and £10 on Sun.", "Mon-Fri 6 · Sat 8 · Sun 10"],
  ["Entry: Mon-Thu £6 (£4 conc), Fri £8 (£6), Sat-Sun £12 (£9)", "Mon-Thu 6/4 · Fri 8/6 · Sat-Sun 12/9"],
  ["Rates: Jan-Mar €60, Apr €80, May €120", "Jan-Mar 60 · Apr 80 · May 120"],
])("%s: one place", (text, line) => expect(pointsOf(text)).toBe(line));

test.each([
  ["Mon to Wed I walked 12, 9 and 8 km, Thu 4", "Mon 12 · Tue 9 · Wed 8 · Thu 4"],
  ["Mon-Fri: 3, 5, 2, 8, 9", "Mon 3 · Tue 5 · Wed 2 · Thu 8 · Fri 9"],
])("%s: day by day", (text, line) => expect(pointsOf(text)).toBe(line));

test.each([
  ["14 days of snow in Dec & Jan, 6 in Feb, 1 in March", "Dec & Jan 14 · Feb 6 · March 1"],
  ["Guests: Sat & Sun 410, Mon 95, Tue 120", "Sat & Sun 410 · Mon 95 · Tue 120"],
])("%s: too", (text, line) => expect(pointsOf(text)).toBe(line));

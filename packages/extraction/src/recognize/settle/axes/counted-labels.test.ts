import { expect, test } from "vitest";
import { shownMarks } from "../../marks.fixture.ts";

const rows: readonly (readonly [string, string])[] = [
  ["1 cup 40%, 2 cups 61%, 3 cups 78%", "@1 cup 40 @2 cups 61 @3 cups 78"],
  ["1 dose 46, 2 doses 71, 3 doses 83", "@1 dose 46 @2 doses 71 @3 doses 83"],
  ["Ann 1 and 4, Bo 2 and 6, Cy 3 and 9", "1 4 2 6 3 9"],
  ["3 nurses 40, 1 cook 12, 2 clerks 9", "3 40 1 12 2 9"],
  ["sold two cars and fixed three bikes", "2 3"],
  ["The old lamp gave out after 9 hours, the new one after 14 hours", "9 14"],
  ["The swifts came on day 121 in 2001 and on day 117 in 2011", "121 @2001 117 @2011"],
  ["Okoye, 27, scored 31 points, took 12 rebounds and gave 9 assists", "31 12 9"],
  ["weeds pulled: me 61; my aunt, who is 78, 143; the boy 2", "61 143 2"],
  ["Leeds, 27, York, 31, Hull, 9", "27 31 9"],
  ["Seven are singles, twelve are doubles, three are suites", "7 12 3"],
  ["It had 12 in May; 5 joined in June, 3 left in July", "12 @May 17 @June 14 @July"],
  ["90% of the young, 3 points lower in the middle, 5 points below that later", "90 87 82"],
  ["under 500 2,300; 2,000+ 1,480", "@under 500 2300 @2,000+ 1480"],
  ["64 rows in week 2, 58 in week 5, by week 8 to 20", "64 @week 2 58 @week 5 @week 8 20"],
  ["forty on Monday and a sad half-dozen on Tuesday", "40 @Monday 6 @Tuesday"],
  ["a dozen eggs, a dozen and a half rolls, a few hundred crumbs", "12 18"],
  ["Channel 4's film drew 1.3m viewers, ITV 1 3.3m", "1300000 3300000"],
  ["Crashes: Galaxy – 39, Redmi 13 – 2, Pixel 7 – 14", "39 2 14"],
];
test.each(rows)("%s", (text, expected) => expect(shownMarks(text)).toBe(expected));

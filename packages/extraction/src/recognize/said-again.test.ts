/** Words that count only sometimes: doubles and halves, "none", and what somebody did as well. */
import { expect, test } from "vitest";
import { shownMarks } from "./marks.fixture.ts";

test.each([
  ["62% of beer is sold in pints, 21% in halves, and 17% in bottles", "62 21 17"],
  ["Only a handful of the 120 applied; 90 declined and 25 never answered", "90 25"],
  ["All of the 120 applied; 90 got in", "120 90"],
  ["Ann got 12, as did Bo. Cy got 15.", "12 12 15"],
  ["Ann scored 12 goals, as did Bo, and Cy 15", "12 12 15"],
  ["None of the above applied to 12 of the 40 homes", "12 40"],
  ["None of the boys passed, 12 of the girls did and 3 of the adults", "0 12 3"],
  ["Sheets: singles £12, doubles £18, kings £25", "12 18 25"],
  ["Tennis courts booked: singles 12, doubles 9, mixed 4", "12 9 4"],
  ["dog – 12, cat – 9, none – 4", "12 9 4"],
  ["dogs: 12, cats: 9, birds: none", "12 9 0"],
])("%s", (text, expected) => expect(shownMarks(text)).toBe(expected));

test.each([
  ["Waiting list: 4.2m in 2019; 7.7m at its peak in September 2023", "4200000 @2019 7700000 @September 2023"],
  ["Unemployment hit 3.1m in 1984, its highest level; 1.4m in 1979", "3100000 @1984 1400000 @1979"],
  ["Trees planted: 12m in 2020, 13.4m in 2021", "12000000 @2020 13400000 @2021"],
  ["2021 4.2m, 2022 5.1m, 2023 3.9m cubic metres", "@2021 4200000 @2022 5100000 @2023 3900000"],
  ["Peak: 884m, ridge 790m, col 640m", "884 790 640"],
  ["Trees: the oak 12m, the elm 9m", "12 9"],
  ["The students jumped 5.2m, 4.8m and 6.1m", "5.2 4.8 6.1"],
])("metres or millions: %s", (text, expected) => expect(shownMarks(text)).toBe(expected));

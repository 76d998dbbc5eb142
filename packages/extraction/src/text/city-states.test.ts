import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { cityStates } from "./city-states.ts";

test.each([
  [
    "Cities with many cyclists included Boise, Idaho (5%), Eugene, Oregon (4.9%), Chico, California (5.3%) and Denver (6.3%)",
    "Boise 5 · Eugene 4.9 · Chico 5.3 · Denver 6.3",
  ],
  ["Washington, D.C. had 12 floods, Salem, Ore. had 9.", "Washington 12 · Salem 9"],
  ["Walking: Ithaca, NY (15%)\nCycling: Davis, CA (18%)", "Ithaca 15 · Davis 18"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Iowa, Texas and Maine 5, 6 and 7",
  "Rates fell in Ohio, Texas (5%) and Maine (7%)",
  "In June, Georgia had 5",
])("stays as it is: %s", (text) => expect(cityStates(text)).toBeNull());

test.each([
  [
    "Median rents\n- Oakland, CA $2,720\n- Albany, NY $1,680\n- Salem, MA $2,300",
    "Oakland 2720 · Albany 1680 · Salem 2300",
  ],
  [
    "Boulder leads with $224,370, followed by San Jose, California, ($214,999) and Salt Lake City ($205,781).",
    "Boulder 224370 · San Jose 215000 · Salt Lake City 205780",
  ],
  ["Tacoma, Washington: up 9.2%, Reno, Nevada: up 7.1%", "Tacoma 9.2 · Reno 7.1"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Texas 5, Ohio 4, Georgia 3", "Portland, OR 12, Portland, ME 9", "Ohio, Colorado: 12 and 9"])(
  "%s: no town in its state",
  (text) => expect(cityStates(text)).toBeNull(),
);

/** Places in a ranking told in front of a figure. */
import { expect, test } from "vitest";
import { unranked } from "./ranked-places.ts";

test.each([
  ["Kanagawa ranks second with 9.22 million.", "Kanagawa has 9.22 million."],
  ["Germany came a distant second on 31, Canada took third place with 29.", "Germany has 31, Canada has 29."],
  ["Ana came 1st (84), Ben 2nd (79), Cy 3rd (71)", "Ana (84), Ben (79), Cy (71)"],
  ["Denmark 3rd, 71 points; Norway 2nd, 79", "Denmark 71 points; Norway 79"],
  [
    "Stroke was the leading cause of death in Chile in 2022, with 702 deaths.",
    "Stroke was the leading cause of death in Chile, with 702 deaths.",
  ],
])("%s", (text, left) => expect(unranked(text)?.text).toBe(left));

test.each([
  "Spain came second in 2019 with 12 medals and third in 2020 with 9.",
  "The second with 12 was Bo.",
  "Weight 14st 2 in May. It's 12st 9 now.",
  "May 1st 40, May 2nd 38",
  "70th 54 cards, 75th 41, 80th 63",
  "6th grade: 17 yes, 8 no. 7th: 13 yes",
  "On the 1st, 8th and 15th of May it stood at 4, 3 and 2",
])("not %s", (text) => expect(unranked(text)).toBeNull());

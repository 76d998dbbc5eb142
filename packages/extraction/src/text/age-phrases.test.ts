import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { agePhrases } from "./age-phrases.ts";

test.each([
  [
    "In the borough, 23.4% were under the age of 18, 9.1% from 18 to 24, 28.8% from 25 to 44, 24.2% from 45 to 64, and 14.5% who were 65 years of age or older.",
    "Under 18 23.4 · 18 to 24 9.1 · 25 to 44 28.8 · 45 to 64 24.2 · 65 or older 14.5",
  ],
  [
    "Turnout was 38% between the ages of 18 and 29, 61% between the ages of 30 and 64 and 74% over the age of 65.",
    "18 to 29 38 · 30 to 64 61 · Over 65 74",
  ],
  [
    "29% of people under the age of 35 rent, compared with 11% of people over the age of 60",
    "Under 35 29 · Over 60 11",
  ],
  [
    "Persons aged 15 years and under made up 19 percent of the town, and those aged 70 years and over made up 12 percent.",
    "15 and under 19 · 70 and over 12",
  ],
  [
    "Homes with debt\nUnder age 35: 44.8%\nAged 35 to 64: 34.3%\nAged 65-plus: 2.4%",
    "Under 35 44.8 · 35 to 64 34.3 · 65+ 2.4",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "He died at the age of 84, she at 91",
  "At age 35 he ran 12 km",
  "15 Plus: 12",
  "Output rose 12% from 25 to 28",
  "Between 18 and 24 cars a day",
])("stays as it is: %s", (text) => expect(agePhrases(text)).toBeNull());

test.each([
  ["57% of the squad are over 30, which means that 43% are not.", "Over 30 57 · Not 43"],
  ["40 members are over 60, 25 are under 30 and 35 are in between.", "Over 60 40 · Under 30 25 · Between 35"],
])("groups by age: %s", (text, line) => expect(readLine(text)).toBe(line));

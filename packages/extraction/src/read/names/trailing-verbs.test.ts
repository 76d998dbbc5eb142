/** What each does, behind its name. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Korea use 12 hour, Japan use 9 hour, China use 11 hour for work in a day", "Korea 12 · Japan 9 · China 11"],
  [
    "In my family, father earns 50,000 per month, mother 40,000 and brother 25,000",
    "Father 50000 · Mother 40000 · Brother 25000",
  ],
  ["Peter eat 3 apples, Anna eat 5 apples", "Peter 3 · Anna 5"],
])("cut: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Water use 12, power use 9, gas use 20", "Water use 12 · Power use 9 · Gas use 20"],
  ["fizzy drinks sold are down by 44%, juice is down 6% and water's up 71%", "Fizzy drinks -44 · Juice -6 · Water 71"],
  [
    "Two thirds of the day the puppy sleeps, a sixth goes on eating, and the last sixth is pure destruction",
    "Puppy sleeps 66.7 · Eating 16.7 · Pure destruction 16.7",
  ],
  ["Energy drink 12, soft drink 9", "Energy drink 12 · Soft drink 9"],
])("left: %s", (text, line) => expect(readLine(text)).toBe(line));

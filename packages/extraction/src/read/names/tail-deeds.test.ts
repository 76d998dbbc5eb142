/** What all of some groups do, said once behind the last; and groups of two words. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["40% of men and 20% of women smoke.", "Men 40 · Women 20"],
  ["45% of men smoke, 38% of women and 12% of teens", "Men 45 · Women 38 · Teens 12"],
  ["60% of residents use buses and 21% of visitors", "Residents 60 · Visitors 21"],
  ["Four in ten men and two in ten women smoke.", "Men 40 · Women 20"],
  ["Two thirds of boys and half of girls cycle.", "Boys 66.7 · Girls 50"],
  [
    "Not even a fifth (18%) of tenants trust their landlord, though 41% of landlords trust tenants.",
    "Tenants 18 · Landlords 41",
  ],
  ["Coffee has more than twice as much caffeine (95 mg) as tea (40 mg).", "Coffee 95 · Tea 40"],
  ["My garden has twice as many roses (24) as tulips (12)", "Roses 24 · Tulips 12"],
  ["Leeds sold twice as many bikes (24) as York (12).", "Leeds 24 · York 12"],
  ["A third of nurses and a fifth of doctors commute by bus.", "Nurses 33.3 · Doctors 20"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["40% of managers and 20% of sales staff left.", "Managers 40 · Sales staff 20"],
  ["40% of cats and 20% of guinea pigs are indoors.", "Cats 40 · Guinea pigs 20"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));

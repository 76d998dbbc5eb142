/** Two parts of a whole by what parts them, and ratios of which one side is counted. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["A class of 28 has 4 more girls than boys.", "Girls 16 · Boys 12"],
  ["Of the 60 staff, women outnumber men by 14.", "Women 37 · Men 23"],
  ["Of our 40 apprentices, girls are outnumbered by boys four to one.", "Boys 32 · Girls 8"],
  ["120 people came, twice as many on Saturday as on Sunday.", "Saturday 80 · Sunday 40"],
  ["The £240 prize was shared 5:3 between Kim and Lee.", "Kim 150 · Lee 90"],
  ["Sara and Tim have 50 marbles altogether; Sara has 8 more than Tim.", "Sara 29 · Tim 21"],
  ["A pen and a pad come to £6; the pad costs £2 more than the pen.", "Pad 4 · Pen 2"],
  [
    "The two shops took €9,000 between them, Mill Street €1,000 more than Dock Road.",
    "Mill Street 5000 · Dock Road 4000",
  ],
])("two of a total: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  // his own cards, another thing beside, and no whole numbers
  ["Ben has 36 cards, 6 more cards than Al.", "Ben 36 · Al 30"],
  ["Half as many boys as girls sing in the choir, which counts 18 girls.", "Boys 9 · Girls 18"],
  ["The firm has 300 staff and 12 more vans than cars.", "Staff 300 · Vans 312"],
])("told of one of them: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["The choir has 31 members, twice as many altos as tenors.", "In front of 60 fans, Leeds beat Hull by 14."])(
  "no parts of it: %s",
  (text) => expect(readLine(text)).not.toMatch(/20\.|37|23/),
);

test.each([
  ["There are two dogs for every cat here, and 18 cats.", "Dogs 36 · Cats 18"],
  ["The school has 4 boys for every 5 girls and 120 boys.", "Girls 150 · Boys 120"],
  ["For every 3 boys there are 5 girls. There are 25 girls.", "Boys 15 · Girls 25"],
])("for every: %s", (text, line) => expect(readLine(text)).toBe(line));

test("nobody is cut in two", () => {
  expect(readLine("For every 3 boys there are 5 girls. There are 24 girls.")).not.toContain("14");
});

/** Shares beside counts of the same whole; fewer by times; cents to a level that has none. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Of the 90 applicants we shortlisted a fifth, interviewed half of those and hired three.",
    "Shortlisted 18 · Interviewed 9 · Hired 3",
  ],
  ["Of 90 applicants, a fifth were shortlisted, twelve interviewed.", "Shortlisted 18 · Interviewed 12"],
  [
    "Where did 60 doses go? Half have been used, 18 are in storage, 7 were donated and what remains has expired.",
    "Used 30 · Storage 18 · Donated 7 · Expired 5",
  ],
  // shares alone, or of no whole that is told
  ["Of 1,000 letters sent, a quarter came back and 10% got lost.", "Came back 25 · Lost 10"],
  ["Half sold online, 40% at the door, a tenth were given away.", "Online 50 · Door 40 · Given away 10"],
])("counted beside counts: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Rent in Bonn is €900, in Gera it's three times cheaper.", "Bonn 900 · Gera 300"],
  ["Leeds has 90 shops, Hull has three times fewer shops than Leeds.", "Leeds 90 · Hull 30"],
  ["Ann won three times fewer than Bo, who won 12.", "Ann 4 · Bo 12"],
  ["Ann won 12, Bo three fewer.", "Ann 12 · Bo 9"],
])("times fewer: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "Sunday we served 64 covers. Monday it was barely a quarter. Tuesday, three quarters of that.",
    /^Sunday 64 · Monday 16/,
  ],
  ["We had 60 guests in May, a half in June, a third in July.", /^May 60 · June 30 · July 20$/],
  ["In May 40 came, in June a quarter of the staff was ill.", /^(?!.*10)/],
])("parts of the first level at times of their own: %s", (text, line) => expect(readLine(text)).toMatch(line));

test("cents to a level in money", () => {
  expect(readLine("Bananas went up ten cents, to 1.60; apples down twenty cents, to 2.10.")).toBe(
    "[Bananas / Apples] Before 1.5/2.3 · After 1.6/2.1",
  );
});

import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  [
    "9B voted on the class novel. Thirteen hands for The Outsiders, eight for Animal Farm, 4 for Of Mice and Men, and Kai, alone, for Dune.",
    "The Outsiders 13 · Animal Farm 8 · Of Mice and Men 4 · Dune 1",
  ],
  ["Twelve of us want Spain, 7 want Greece and only Dave wants Skegness.", "Spain 12 · Greece 7 · Skegness 1"],
  ["Votes: 11 for the zoo, 8 for the farm, and just Priya for the museum.", "Zoo 11 · Farm 8 · Museum 1"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["12 for Ann, 9 for Bo and only Dave can count.", "Ann 12 · Bo 9"]])("leaves alone: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);

/** Noughts read as letters. */
import { expect, test } from "vitest";
import { readLetters } from "./read-letters.ts";

test.each([
  ["North 1O4\nEast 12O", "North 104\nEast 120"],
  ["Food 34O €, rent 9OO €", "Food 340 €, rent 900 €"],
  ["Bike 58,O km, swim 1,5OO m", "Bike 58,0 km, swim 1,500 m"],
])("noughts: %s", (text, told) => expect(readLetters(text)?.text).toBe(told));

test.each(["O2 70, H2O 12", "size 3OXL 12", "at 5 Oslo 12"])("letters: %s", (text) =>
  expect(readLetters(text)).toBeNull(),
);

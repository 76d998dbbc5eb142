/** What stands around figures tells data from numbers that only name, place or date something. */
import { expect, test } from "vitest";
import { allStages } from "../full-reader.ts";
import { SURROUNDINGS, surroundingsOf } from "./surroundings.ts";

const seenIn = (text: string) => {
  const { scan, mentions, readings } = allStages(text);
  const [best] = readings;
  return best ? surroundingsOf(scan, mentions, best) : { places: [], amounts: [] };
};

test("places lie in the table, and each counts the less the more figures there are", () => {
  const { places, amounts } = seenIn("Cats 3, dogs 5");
  expect(places.length).toBeGreaterThan(0);
  expect(places.every((place) => Number.isInteger(place) && place >= 0 && place < SURROUNDINGS)).toBe(true);
  expect(amounts).toEqual(places.map(() => 0.5));
});

test("the same figures with other words around them are seen elsewhere", () => {
  expect(seenIn("Cats 3, dogs 5").places).not.toEqual(seenIn("Row 3, seat 5").places);
});

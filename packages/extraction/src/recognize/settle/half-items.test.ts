import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Breakfast: 3 peas, half a banana and 2 figs", "Peas 3 · Banana 0.5 · Figs 2"],
  ["Lunch: half a sandwich, 12 crisps, 4 grapes", "Sandwich 0.5 · Crisps 12 · Grapes 4"],
  ["What I found in the shed: 3 rakes, 2 spades, half a bicycle.", "Rakes 3 · Spades 2 · Bicycle 0.5"],
  ["Packed for the hike:\n4 apples\nhalf a loaf\n2 flasks\n6 eggs", "Apples 4 · Loaf 0.5 · Flasks 2 · Eggs 6"],
  ["fridge audit\n7 eggs\nhalf a cucumber\n2 yoghurts\na lemon", "Eggs 7 · Cucumber 0.5 · Yoghurts 2 · Lemon 1"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["I ate 3 apples and half a day later 4 pears", "Apples 3 · Pears 4"],
  ["Half a dozen eggs, 3 lemons", "Eggs 6 · Lemons 3"],
  ["A quick poll\n12 cats\n9 dogs", "Cats 12 · Dogs 9"],
  ["Half a loaf is plenty. 3 rolls, 2 buns", "Rolls 3 · Buns 2"],
])("what is no item: %s", (text, line) => expect(readLine(text)).toBe(line));

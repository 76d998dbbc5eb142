import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["12 kids have 1 sibling, 8 have 2 siblings, 3 have none", "0 3 · 1 12 · 2 8"],
  ["in our class 3 students got 10, 5 got 9, 2 got 8", "10 3 · 9 5 · 8 2"],
  ["5 people have one pet, 8 have two pets, 3 have none", "0 3 · 1 5 · 2 8"],
  ["Pets: 5 kids have none, 8 have 1, 4 have 2 and 1 has 3", "0 5 · 1 8 · 2 4 · 3 1"],
])("%s: how many have each", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["6 have a dog, 4 have a cat", "Dog 6 · Cat 4"],
  ["Ann read 12 books, Ben read 8", "Ann 12 · Ben 8"],
  ["12 people like tea, 8 like coffee", "Tea 12 · Coffee 8"],
])("%s: who has, and how many", (text, line) => expect(readLine(text)).toBe(line));

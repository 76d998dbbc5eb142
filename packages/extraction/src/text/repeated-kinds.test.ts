/** Things of one kind, told in one breath. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { repeatedKinds } from "./repeated-kinds.ts";

test.each([
  ["class a has 23 students class b has 27 class c 19", "Class a 23 · Class b 27 · Class c 19"],
  ["team one has 12 players team two has 14 and team three 9", "Team one 12 · Team two 14 · Team three 9"],
])("items: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "class a 23, class b 27",
  "1 star 12 2 star 30 3 star 55",
  "day one 12 day two 15",
  "the class of class a and class b",
  "team red 5 squad blue 7",
])("left: %s", (text) => expect(repeatedKinds(text)).toBeNull());

import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Mobile phones 12, laptops 5, tablets 3", "Mobile phones 12 · Laptops 5 · Tablets 3"],
  ["Books 5, video games 12, films 3", "Books 5 · Video games 12 · Films 3"],
  ["Smart watches: 12, laptops: 5, tablets: 3", "Smart watches 12 · Laptops 5 · Tablets 3"],
  ["Mobile users 12, desktop 5, tablet 3", "Mobile users 12 · Desktop 5 · Tablet 3"],
  ["egg rolls 9, fish sticks 4, hot dogs 12", "Egg rolls 9 · Fish sticks 4 · Hot dogs 12"],
  ["Ann scores 12, Bo 5, Cy 3", "Ann 12 · Bo 5 · Cy 3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

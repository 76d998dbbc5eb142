import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Three burgers, two salads and a soup for table nine.", "Burgers 3 · Salads 2 · Soup 1"],
  ["We found three scarves, a hat and two gloves on seat 14.", "Scarves 3 · Hat 1 · Gloves 2"],
  ["Four cats, two dogs and a parrot at the clinic today.", "Cats 4 · Dogs 2 · Parrot 1"],
  ["Six pens, two rulers and a stapler from room 12", "Pens 6 · Rulers 2 · Stapler 1"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Three burgers, two salads and nine soups", "Burgers 3 · Salads 2 · Soups 9"],
  ["Twelve eggs, a table for two and nine chairs", "Eggs 12 · Chairs 9"],
])("counted themselves: %s", (text, line) => expect(readLine(text)).toBe(line));

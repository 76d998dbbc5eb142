import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { sequels } from "./sequels.ts";

test.each([
  ["IMDB: Dune 8.0, Dune 2 8.5, Arrival 7.9, Sicario 7.6", "Dune 8 · Dune 2 8.5 · Arrival 7.9 · Sicario 7.6"],
  ["Toy Story 8.3, Toy Story 2 7.9, Toy Story 3 8.3", "Toy Story 8.3 · Toy Story 2 7.9 · Toy Story 3 8.3"],
  ["Sales: iPad 40, iPad 2 55, Kindle 20", "iPad 40 · iPad 2 55 · Kindle 20"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Room 1 8.5, Room 2 7.9",
  "Leeds 12, Leeds 3 away",
  "Dune 8.0, Arrival 7.9",
  "Gate 1 sees 9 trains, Gate 2 11 and Gate 5, opened in 2008, 32",
])("%s: as it is told", (text) => expect(sequels(text)).toBeNull());

import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { speciesLetters } from "./species-letters.ts";

test.each([
  ["S. enterica 57, L. monocytogenes 41, V. cholerae 22", "S. enterica 57 · L. monocytogenes 41 · V. cholerae 22"],
  ["Share of isolates: E. coli 57%, S. aureus 24%, others 19%", "E. coli 57 · S. aureus 24 · Others 19"],
  [
    "Wing length (mm): A. gambiae 3.1, A. funestus 2.8, C. pipiens 4.0",
    "A. gambiae 3.1 · A. funestus 2.8 · C. pipiens 4",
  ],
  [
    "Quercus robur 34 trees, Q. petraea 21, Fagus sylvatica 88",
    "Quercus robur 34 · Q. petraea 21 · Fagus sylvatica 88",
  ],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test.each([
  "Vitamin C. oranges 53, kiwis 93",
  "K. Patel $250, J. Smith $180",
  "Plan B. costs 12, time 4",
  "i.e. 12 men, 14 women",
])("%s: as it is told", (text) => expect(speciesLetters(text)).toBeNull());

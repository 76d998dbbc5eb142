import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["pushups dan 35 lee 20 sam 60", "Dan 35 · Lee 20 · Sam 60"],
  ["pocket money mia 3 leo 5 sam 8", "Mia 3 · Leo 5 · Sam 8"],
  ["my heart rate resting 58 walking 95 running 162", "Resting 58 · Walking 95 · Running 162"],
  ["Year group sizes y7 182 y8 176 y9 190", "Y7 182 · Y8 176 · Y9 190"],
])("%s: the heading is no part of the first name", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["uncle dan 35 lee 20 sam 60", "Uncle dan 35 · Lee 20 · Sam 60"],
  ["little dan 5 lee 7 sam 9", "Little dan 5 · Lee 7 · Sam 9"],
  ["pole vaulting 5, running 3, rowing 2", "Pole vaulting 5 · Running 3 · Rowing 2"],
])("%s: a name of two words", (text, line) => expect(readLine(text)).toBe(line));

import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { olderThan } from "./older-than.ts";

test.each([
  ["I'm 3 years older than Sam (12) and 5 younger than Jo.", "Sam 12 · Me 15 · Jo 20"],
  ["I'm 4 cm taller than Bo (171) and 9 shorter than Cy.", "Bo 171 · Me 175 · Cy 184"],
  ["Rob is 2 years older than Sue, who is 31, and 6 years younger than Pat.", "Sue 31 · Rob 33 · Pat 39"],
  ["Ann is 3 years younger than Bo (40).", "Bo 40 · Ann 37"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "I'm 3 years older than Sam",
  "The club is 3 years older than Leeds (1998)",
  "I'm 3 years older than Sam (12) is",
])("not %s", (text) => expect(olderThan(text)).toBeNull());

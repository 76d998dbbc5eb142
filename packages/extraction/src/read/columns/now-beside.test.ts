/** Rows of now beside those of a time gone by. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Sales: North 34, South 21, East 15. Last year 41, 19 and 17.",
    "[North / South / East] Last year 41/19/17 · This year 34/21/15",
  ],
  [
    "Female board members: Sweden 36%, UK 40%, Japan 16%, up from 33%, 35% and 9% five years ago.",
    "[Sweden / UK / Japan] Five years ago 33/35/9 · Now 36/40/16",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Boys: maths 61, art 70, music 58. Girls: 66, 71 and 80.", "[Boys / Girls] Maths 61/66 · Art 70/71 · Music 58/80"],
])("%s: no times", (text, line) => expect(readLine(text)).toBe(line));

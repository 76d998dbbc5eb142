/** The sides of pairs, told once. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Shots: 21-8, corners: 7-3, fouls: 9-14 (Spain-Croatia)", "[Spain / Croatia] Shots 21/8 · Corners 7/3 · Fouls 9/14"],
  ["Leeds-York: shots 12-9, corners 5-6, fouls 8-11", "[Leeds / York] Shots 12/9 · Corners 5/6 · Fouls 8/11"],
  [
    "Fnatic 16-12 G2 on Mirage, 9-16 on Nuke, 16-14 on Inferno",
    "[Fnatic / G2] Mirage 16/12 · Nuke 9/16 · Inferno 16/14",
  ],
])("%s: by their names", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Shots 21-8, corners 7-3, fouls 9-14", "[First / Second] Shots 21/8 · Corners 7/3 · Fouls 9/14"],
  ["Spain v Croatia: possession 61-39, shots 21-8", "[Spain / Croatia] Possession 61/39 · Shots 21/8"],
])("%s: as it is told", (text, line) => expect(readLine(text)).toBe(line));

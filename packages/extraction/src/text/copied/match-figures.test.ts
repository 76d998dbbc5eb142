import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { matchFigures } from "./match-figures.ts";

test.each([
  [
    "TEAM STATS\nHarriers vs Lions\n6 Shots on target 9\n12 Fouls 8\n3 Corners 5\n47% Possession 53%",
    "[Harriers / Lions] Shots on target 6/9 · Fouls 12/8 · Corners 3/5 · Possession 47/53",
  ],
  [
    "Harriers\nLions\n6 Shots on target 9\n12 Fouls 8\n3 Corners 5",
    "[Harriers / Lions] Shots on target 6/9 · Fouls 12/8 · Corners 3/5",
  ],
  [
    "Shots\n\nHarriers 12Lions FC 7\n\nFouls\n\nHarriers 8Lions FC 11\n\nCorners\n\nHarriers 4Lions FC 2",
    "[Harriers / Lions FC] Shots 12/7 · Fouls 8/11 · Corners 4/2",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["2 eggs 60\n3 cups 40\n1 pan 20", "Ann 3 Ben 4\nCy 5 Di 6\nEd 7 Flo 8", "Menu\n6 rolls 9\n12 buns 8"])(
  "stays as it is: %s",
  (text) => expect(matchFigures(text)).toBeNull(),
);

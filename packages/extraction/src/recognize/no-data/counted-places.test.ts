import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["14. Reno 13. Boise 12. Tulsa 11. Akron 10. Mobile", "nothing-to-chart"],
  ["Our top towns: 5. Leeds 4. York 3. Bath 2. Ely 1. Wells", "nothing-to-chart"],
  ["01 Intro\n02 Basics\n03 Loops", "nothing-to-chart"],
  ["-3 | refused | -2 | missing | -1 | other", "nothing-to-chart"],
  ["Contents\nIntroduction 3\nMethods 7\nResults 12\nReferences 40", "nothing-to-chart"],
  ["90%-100% Spotless 70-89% Tidy 40-69% Lived in 0-39% Messy", "nothing-to-chart"],
  ["Mon 5. Tue 4. Wed 3. Thu 2.", "Mon 5 · Tue 4 · Wed 3 · Thu 2"],
  ["Goals: Kane 5, Saka 4, Rice 3, Foden 2", "Kane 5 · Saka 4 · Rice 3 · Foden 2"],
  ["Oslo -3, Riga -2, Bern -1", "Oslo -3 · Riga -2 · Bern -1"],
  ["Contents of the jar: red 3, blue 7, green 12", "Red 3 · Blue 7 · Green 12"],
  ["Growth: pine 1-2%, oak 3-4%, ash 5-6%", "Pine 1.5 · Oak 3.5 · Ash 5.5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

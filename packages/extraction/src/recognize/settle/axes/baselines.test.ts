/** "Baseline" as the place before counted steps. */
import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Placebo: baseline 7.2, week 4 6.9, week 8 6.8. Drug: baseline 7.3, week 4 5.1, week 8 3.9",
    "[Placebo / Drug] Baseline 7.2/7.3 · Week 4 6.9/5.1 · Week 8 6.8/3.9",
  ],
  ["At baseline placebo 7.2 drug 7.3, at week 8 6.8 and 3.9", "[Placebo / Drug] Baseline 7.2/7.3 · Week 8 6.8/3.9"],
  ["The baseline is 7.2 and the target 6", "Baseline 7.2 · Target 6"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "At weeks 4, 8, 12 and 24, mean pain scores in the treatment arm were 6.1, 4.8, 3.9 and 3.7, as against 6.3, 6.0, 5.7 and 5.8 on placebo.",
    "[Treatment arm / Placebo] Week 4 6.1/6.3 · Week 8 4.8/6 · Week 12 3.9/5.7 · Week 24 3.7/5.8",
  ],
  [
    "In 2019, 2020 and 2021, mean sales prices in the north were 610, 640 and 655, respectively, as against 900, 940 and 990 on credit.",
    "[North / Credit] 2019 610/900 · 2020 640/940 · 2021 655/990",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "In May, June and July sales were 40, 45 and 50, costs 30, 28 and 35.",
    "[Sales / Costs] May 40/30 · June 45/28 · July 50/35",
  ],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));

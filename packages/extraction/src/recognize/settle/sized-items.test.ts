import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Laptops: Dell XPS 13 - $1,199; MacBook Air M3 - $1,099; ThinkPad X1 - $1,649",
    "Dell XPS 13 1199 · MacBook Air M3 1099 · ThinkPad X1 1649",
  ],
  ["Milk 1L 1.15, bread 500g 2.49, butter 250g 2.89", "Milk 1L 1.15 · Bread 500g 2.49 · Butter 250g 2.89"],
  ['TV 55" $499, TV 65" $699, TV 75" $999', "TV 55 499 · TV 65 699 · TV 75 999"],
  ["Plan 10GB €12, plan 20GB €18, plan 50GB €25", "Plan 10GB 12 · Plan 20GB 18 · Plan 50GB 25"],
  ["Eggs (12) 3.29\nMilk 1L 1.15\nBread 2.49\nTOTAL 6.93", "Eggs 3.29 · Milk 1L 1.15 · Bread 2.49"],
  ["flour 500 g, sugar 250 g, butter 1.25 kg", "Flour 500 · Sugar 250 · Butter 1250"],
  ["Ann: 2 kg 1.50, 3 pears", "unclear"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

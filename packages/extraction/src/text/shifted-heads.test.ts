import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { shiftedHeads } from "./shifted-heads.ts";

test.each([
  [
    "Oats | Rye | |\n---|---|---|\nProtein | 28% | 21% |\nCarbs | 61% | 72% |\nFat | 11% | 7% |",
    "[Oats / Rye] Protein 28/21 · Carbs 61/72 · Fat 11/7",
  ],
  ["Per serving:\nBagel | Scone | |\nSugar | 6 g | 14 g |\nFat | 2 g | 9 g |", "[Bagel / Scone] Sugar 6/14 · Fat 2/9"],
])("a head without its corner: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Food | Protein |\nOats | 9 |\nRye | 7 |", "A | B\nx | 3\ny | 4"])("a head with its corner: %s", (text) =>
  expect(shiftedHeads(text)).toBeNull(),
);

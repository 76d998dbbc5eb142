/** Captions that are counted off. */
import { expect, test } from "vitest";
import { numberedCaptions } from "./numbered-captions.ts";

test.each([
  ["Figure 2: Share of energy, 2022 (%)\nCoal 36\nGas 23", "Share of energy, 2022 (%)\nCoal 36\nGas 23"],
  ["Table 1. Deaths by cause\nFlu\t12", "Deaths by cause\nFlu\t12"],
  ["Q7 – Age of respondents\nUnder 25: 58", "Age of respondents\nUnder 25: 58"],
  ["Tab. 3.1: Umsatz\nNord 12", "Umsatz\nNord 12"],
])("a caption: %s", (text, left) => expect(numberedCaptions(text)?.text).toBe(left));

test.each([
  "Table 4: 12 guests, Table 5: 9 guests",
  "Table 4: Ann 12; table 5: Bo 9",
  "Figures: 12, 15",
  "Figure 2: in 2020 the share was 12%",
  "Q3: Sales 12, costs 9",
  "Q5: 12\nQ6: 15",
])("none: %s", (text) => expect(numberedCaptions(text)).toBeNull());

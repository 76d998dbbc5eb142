import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { weFound } from "./we-found.ts";

test.each([
  [
    "Overall, we found that Aldi had the cheapest basket at £12.28.\nTesco was second cheapest (£13.18), while Lidl was the third cheapest (£13.29).",
    "Aldi 12.28 · Tesco 13.18 · Lidl 13.29",
  ],
  ["The survey found that 52% of cats and 31% of dogs are shy.", "Cats 52 · Dogs 31"],
  [
    "The Herald calculates that in Kent burglaries are down 9 percent and thefts down by 37 percent.",
    "Burglaries -9 · Thefts -37",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "We found 12 coins and 4 rings.",
  "We know that Ana has 12.",
  "Leeds says that Ann sold 3, York says that Bo sold 2",
])("%s: nobody found it", (text) => expect(weFound(text)).toBeNull());

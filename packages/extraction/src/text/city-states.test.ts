import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { cityStates } from "./city-states.ts";

test.each([
  [
    "Cities with many cyclists included Boise, Idaho (5%), Eugene, Oregon (4.9%), Chico, California (5.3%) and Denver (6.3%)",
    "Boise 5 · Eugene 4.9 · Chico 5.3 · Denver 6.3",
  ],
  ["Washington, D.C. had 12 floods, Salem, Ore. had 9.", "Washington 12 · Salem 9"],
  ["Walking: Ithaca, NY (15%)\nCycling: Davis, CA (18%)", "Ithaca 15 · Davis 18"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Iowa, Texas and Maine 5, 6 and 7",
  "Rates fell in Ohio, Texas (5%) and Maine (7%)",
  "In June, Georgia had 5",
])("stays as it is: %s", (text) => expect(cityStates(text)).toBeNull());

import { describe, expect, it } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

describe("a count in brackets between the two that a multiple compares", () => {
  it.each([
    ["3 times as many girls (12) as boys", "Girls 12 · Boys 4"],
    ["Twice as many men (34) as women came", "Men 34 · Women 17"],
    ["Half as many cats (6) as dogs", "Cats 6 · Dogs 12"],
    ["Ten times more visitors in July (5,000) than in January", "July 5000 · January 500"],
    ["Half as much sugar (20 g) as flour, and 10 g of salt", "Sugar 20 · Flour 40 · Salt 10"],
    ["twice as many dogs – 10 – as cats", "Dogs 10 · Cats 5"],
  ])("%s", (text, line) => expect(readLine(text)).toBe(line));

  it.each([
    ["Twice as many women (34) as men (17)", "Women 34 · Men 17"],
    ["34 teas, twice as many as coffees", "Teas 34 · Coffees 17"],
  ])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
});

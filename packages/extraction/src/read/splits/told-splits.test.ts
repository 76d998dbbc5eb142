import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Between them, Kofi and Ama picked 50 mangoes. Kofi picked 28.", "Kofi 28 · Ama 22"],
  ["Together Ann and Bo have 90 euros; Ann has 35.", "Ann 35 · Bo 55"],
  ["Kofi and Ama picked 50 mangoes between them; Ama picked 22.", "Kofi 28 · Ama 22"],
  ["Half the team is from Spain, the rest split evenly between Chile and Peru.", "Spain 50 · Chile 25 · Peru 25"],
  ["The 90 euros were equally split between Nora, Sam and Jule.", "Nora 30 · Sam 30 · Jule 30"],
  [
    "40% goes to rent, 20% to food and the rest is divided equally among Ann and Bo.",
    "Rent 40 · Food 20 · Ann 20 · Bo 20",
  ],
])("%s: parts that follow", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Between them they ate 12 pies, 5 of them apple.", "Pies 12 · Apple 5"],
  ["Kofi and Ama picked 50 mangoes. Kofi has 28 hens.", "Kofi 28"],
  ["We split 90 euros evenly. Ann paid 40, Bo 50.", "Ann 40 · Bo 50"],
])("%s: no part is told", (text, line) => expect(readLine(text)).not.toContain(line === "Kofi 28" ? "22" : "45"));

test.each([
  ["Ana scored 30, both Yusuf and Claire 12.", "Ana 30 · Yusuf 12 · Claire 12"],
  ["Leeds and Hull are tied on 27 points, York has 20.", "Leeds 27 · Hull 27 · York 20"],
  ["Tom read 14 books, Ida and Max both read 9.", "Tom 14 · Ida 9 · Max 9"],
  ["Both red and green sold 12; blue sold 9.", "Red 12 · Green 12 · Blue 9"],
  ["Joint second were Peru and Chile with 11; Brazil led with 15.", "Peru 11 · Chile 11 · Brazil 15"],
])("%s: one figure for two", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Leeds and Hull sold 27 buses, York 20.", "Leeds 27"],
  ["Ana 3, Bo 4, both boys together 7.", "boys 7 · "],
])("%s: told of one", (text, not) => expect(readLine(text)).not.toContain(not));

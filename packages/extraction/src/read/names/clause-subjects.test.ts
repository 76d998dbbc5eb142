import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Opera had a national usage share of 31.4% in March compared to Brave's 29.9%.", "Opera 31.4 · Brave 29.9"],
  ["LAC shot 48.1 percent from the field, compared to 44.6 percent for the Kings.", "LAC 48.1 · Kings 44.6"],
  [
    "The Prado in Madrid came first with 3.3m, the National Gallery in Dublin has 1.2m.",
    "Prado 3300000 · National Gallery 1200000",
  ],
  [
    "The National Library of Chile in Santiago was the third most visited library in 2016, with nearly 2.4 million visitors. The Mitchell in Sydney is the most visited, with 3.1 million.",
    "National Library of Chile 2400000 · Mitchell 3100000",
  ],
  ["Ivo from Leeds ran 14 km, Nia from Hull 8 km", "Ivo 14 · Nia 8"],
])("whom a figure is told of: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Households in England pay £40, compared with £30 in Wales", "England 40 · Wales 30"],
  ["Sales were 40 in May compared with 30 in June", "May 40 · June 30"],
])("places and times that are compared: %s", (text, line) => expect(readLine(text)).toBe(line));

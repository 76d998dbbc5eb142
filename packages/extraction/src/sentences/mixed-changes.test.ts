/** Changes up and down side by side have their signs; where levels stand beside them, nothing is turned. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Bus fares rose 5%, tram fares 4%; taxis fell 2%.", "Bus fares 5 · Tram fares 4 · Taxis -2"],
  [
    "Thefts dropped 18 percent, burglaries 7 percent; fraud jumped 26 percent.",
    "Thefts -18 · Burglaries -7 · Fraud 26",
  ],
  ["Flour is 12% dearer, sugar 9%; eggs are 3% cheaper.", "Flour 12 · Sugar 9 · Eggs -3"],
  ["Rainfall is up 14 mm in the north and 9 in the south, and down 6 in the west.", "North 14 · South 9 · West -6"],
  ["Ann lost 4 kg, Bo 3, and Cy gained 2.", "Ann -4 · Bo -3 · Cy 2"],
  ["Salmon is down by 64% since 1990 and herring by 12%, but cod has put on 28%.", "Salmon -64 · Herring -12 · Cod 28"],
  ["Absence dropped 2 points in Leeds and 3 points in Hull while York saw a rise of 4.", "Leeds -2 · Hull -3 · York 4"],
  ["Tickets cost $12 more, snacks $30 more and parking $5 less.", "Tickets 12 · Snacks 30 · Parking -5"],
])("%s is read as %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each([
  ["We had 40 in May, 5 more in June, 3 fewer in July.", "May 40 · June 45 · July 42"],
  ["Anna is 31, Ben 4 years older, Cleo 2 years younger.", "Anna 31 · Ben 35 · Cleo 29"],
  ["The farm gets 18 Mbit/s down and 2 up, the mill 74 and 12.", "[Down / Up] Farm 18/2 · Mill 74/12"],
])("%s keeps its levels: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

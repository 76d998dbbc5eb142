import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["My grandmother baked 20 pies, my mother ten, my aunt two.", "Grandmother 20 · Mother 10 · Aunt 2"],
  ["Men wait 14 days, women 19", "Men 14 · Women 19"],
  ["Toddlers nap 2.5 h, infants 4 h, school kids 0", "Toddlers 2.5 · Infants 4 · School kids 0"],
  ["Sports bras 3, socks 5", "Sports bras 3 · Socks 5"],
  ["The printer jams 3 times a week, the scanner once.", "Printer 3 · Scanner 1"],
  [
    "Half of the respondents cycle, a third take the bus, the remaining sixth drive.",
    "Cycle 50 · Bus 33.3 · Drive 16.7",
  ],
  ["Half the kids walk, a third get the bus and the rest come by car", "Walk 50 · Bus 33.3 · Car 16.7"],
  [
    "Half of my friends play football, a quarter play tennis and the rest swim",
    "Play football 50 · Play tennis 25 · Swim 25",
  ],
  [
    "Air conditioning uses 12% of the power, lighting 9% and fridges 7%.",
    "Air conditioning 12 · Lighting 9 · Fridges 7",
  ],
  [
    "Spain exports 2.1 million tonnes of oranges, Egypt 1.8 and South Africa 1.3.",
    "Spain 2100000 · Egypt 1800000 · South Africa 1300000",
  ],
  ["A dozen of the 30 kids walk, ten cycle and the rest come by car.", "Walk 12 · Cycle 10 · Car 8"],
])("%s is read as %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ticket sales 30 pounds, bar 20.", "Ticket sales 30 · Bar 20"],
  ["Leeds United 3 goals, York 1.", "Leeds United 3 · York 1"],
  ["Oil exports 12 million tonnes, gas 8 and coal 5", "Oil exports 12000000 · Gas 8000000 · Coal 5000000"],
  ["Half of cycle lanes, a third of roads.", "Cycle lanes 50 · Roads 33.3"],
])("%s keeps its names", (text, line) => expect(readLine(text)).toBe(line));

import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Thornbury Water breached Regulation 14 on 37 occasions, Wessmere on 22 and Calder Utilities on 5.",
    "Thornbury Water 37 · Wessmere 22 · Calder Utilities 5",
  ],
  ["Leeds used Section 21 for 140 evictions, York for 90 and Hull for 31", "Leeds 140 · York 90 · Hull 31"],
  ["Ana cited Article 8 on 14 occasions, Ben on 9 and Cy on 4", "Ana 14 · Ben 9 · Cy 4"],
  ["Kent broke Rule 6 in 31 cases, Essex in 22 and Suffolk in 9", "Kent 31 · Essex 22 · Suffolk 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "Regulation 14 was breached 37 times, Regulation 15 22 times and Regulation 17 5 times",
    "Regulation 14 37 · Regulation 15 22 · Regulation 17 5",
  ],
  ["Everyone loves Area 51 with 40 fans, Roswell has 22 and Dulce 9", "Area 51 40 · Roswell 22 · Dulce 9"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));

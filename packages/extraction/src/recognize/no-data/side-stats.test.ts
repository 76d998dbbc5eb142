import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Hale had 19 points and 11 rebounds, and Chris Madden added 13 points. Devon Brook scored 26 points and Andre Eaton had 21.",
    "Hale 19 · Chris Madden 13 · Devon Brook 26 · Andre Eaton 21",
  ],
  [
    "Boone contributed 26 points on 10-of-21 shooting, Lopez had 31 points and 12 assists, Kerr 18.",
    "Boone 26 · Lopez 31 · Kerr 18",
  ],
  [
    "Jameson scored 17 points while Aidan Reeve had 23 points and Tony Davids added 19 points and 18 rebounds.",
    "Jameson 17 · Aidan Reeve 23 · Tony Davids 19",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "Hale had 19 points and 11 rebounds, Madden 13 points and 9 rebounds",
    "[Points / Rebounds] Hale 19/11 · Madden 13/9",
  ],
  ["Hale: 19 points, 11 rebounds, 4 assists", "Points 19 · Rebounds 11 · Assists 4"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));

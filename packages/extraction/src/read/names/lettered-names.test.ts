/** Letters that share a noun. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Stores A, B and C made 4, 5 and 6", "Store A 4 · Store B 5 · Store C 6"],
  ["Plans A and B cost $12 and $20", "Plan A 12 · Plan B 20"],
  ["Sites A and B had 12 and 18 leaks in May, 9 and 14 in June", "[Site A / Site B] May 12/18 · June 9/14"],
  ["Rooms A and B seat 40 and 60", "Room A 40 · Room B 60"],
  ["Plans A and B cover 40 and 60", "Plan A 40 · Plan B 60"],
  ["Halls A, B and C hold 40, 60 and 80", "Hall A 40 · Hall B 60 · Hall C 80"],
  ["Engineers: series A 9, B 40, C 18", "A 9 · B 40 · C 18"],
  ["Class A 12, class B 15", "Class A 12 · Class B 15"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

import { expect, test } from "vitest";
import { readLine, readUnit } from "../compose/chart-line.fixture.ts";
import { degreeLetters } from "./degree-letters.ts";

test.each([
  ["It's 21C in Rome and 24 in Athens but only 7 here in Hull, brr", "Rome 21 · Athens 24 · Hull 7"],
  ["Still 21C in Rome, 24 in Athens, 7 in Hull", "Rome 21 · Athens 24 · Hull 7"],
  ["It was 21C in Rome, 24C in Athens and 7C in Hull.", "Rome 21 · Athens 24 · Hull 7"],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe("°C");
});

test("lists of times", () => {
  expect(readLine("9am 14C, 12pm 19C, 3pm 22C, 6pm 20C")).toBe("9am 14 · 12pm 19 · 3pm 22 · 6pm 20");
  expect(readUnit("8am 61F, noon 72F, 4pm 78F")).toBe("°F");
});

test("lists of rooms", () => {
  expect(readLine("Room 101: 22C, Room 102: 24C, Room 103: 19C")).toBe("Room 101 22 · Room 102 24 · Room 103 19");
  expect(readUnit("Kitchen: 22C, bath: 24C, hall: 19C")).toBe("°C");
});

test.each([
  "Seat: 12C, gate: 4B",
  "Seats 12C, 14C, 16C, seat 18C",
  "Seat 12C, row 14C, class 9C, form 8C",
  "Still in flat 21C, 24 steps up",
  "It's seat 3C, row 12",
  "Hi, it's Petra from 4C. Leave the door open.",
  "We sold 3C cells in Rome and 4 in Oslo",
])("not %s", (text) => expect(degreeLetters(text)).toBeNull());

import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "A single from Bath to London costs £38, from Bristol £44 and from Cardiff £52.",
    "Bath 38 · Bristol 44 · Cardiff 52",
  ],
  [
    "Trains for York leave Leeds every 20 minutes, for Hull every 40 and for Goole every 60.",
    "York 20 · Hull 40 · Goole 60",
  ],
])("%s is read as %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ann sold 12 cakes in Leeds, in York 9 and in Hull 4.", "Leeds 12 · York 9 · Hull 4"],
  ["Here it costs £38, in York £44 and in Hull £52.", "Here 38 · York 44 · Hull 52"],
])("%s keeps its names", (text, line) => expect(readLine(text)).toBe(line));

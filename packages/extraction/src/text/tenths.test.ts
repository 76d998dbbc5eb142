/** Tenths of seconds. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { tenths } from "./tenths.ts";

test.each([
  ["Jon needed 5.9 s, Ines was 2 tenths slower.", "Jon 5.9 · Ines 6.1"],
  ["Cleo ran 12.41 seconds, Dan was three hundredths slower.", "Cleo 12.41 · Dan 12.44"],
])("%s: part of the seconds", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Cleo ran 12 km, Dan was two tenths slower.",
  "two tenths of the 5.9 million voters",
  "5.9 s, a tenth of it",
])("as typed: %s", (text) => expect(tenths(text)).toBeNull());

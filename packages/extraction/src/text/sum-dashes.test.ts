import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { sumDashes } from "./sum-dashes.ts";

test.each([
  ["Run: Mon 5 km, Wed 8 km, Fri 6 km — 19 km in total", "Mon 5 · Wed 8 · Fri 6"],
  ["Cakes: Sat 31, Sun 44, Mon 20 – 95 overall", "Sat 31 · Sun 44 · Mon 20"],
  ["Paid: Ann £12, Bo £18, Cy £8 — £38", "Ann 12 · Bo 18 · Cy 8"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Prices: tea £2 – £3, cake £3 – £5", "Ages: 10 – 48 in total darkness", "Mon 12 km — Tue 18 km — Wed 9 km"])(
  "%s: as it is told",
  (text) => expect(sumDashes(text)).toBeNull(),
);

/** A letter for the magnitude of all figures. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { bracketScales } from "./bracket-scales.ts";

test.each([
  ["q1 rev 4.2 q2 4.5 q3 4.1 q4 5 (in m)", "Q1 4200000 · Q2 4500000 · Q3 4100000 · Q4 5000000"],
  ["Sales (in Cr.): Q1 12.5, Q2 14.2", "Q1 125000000 · Q2 142000000"],
  ["users: jan 120, feb 150, mar 210 (k)", "Jan 120000 · Feb 150000 · Mar 210000"],
])("for all: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["heights: Ann 1.7, Bo 1.8 (in m)", "sales 12, 15 (m/f)", "sales 12 (in m), 15"])("left: %s", (text) =>
  expect(bracketScales(text)).toBeNull(),
);

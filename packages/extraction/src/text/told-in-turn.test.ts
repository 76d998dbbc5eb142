/** Turns that names are told in. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { toldInTurn } from "./told-in-turn.ts";

test.each([
  ["Graz did best with 33 sales. Malmö followed on 66. Last came Oslo: 40.", "Graz 33 · Malmö 66 · Oslo 40"],
  ["First Leeds (45), then Bath (56), last Oslo (95)", "Leeds 45 · Bath 56 · Oslo 95"],
])("%s: none of the names", (text, line) => expect(readLine(text)).toBe(line));

test.each(["First Bank 45, then Lloyds 30", "Then came the rain: 40 mm in May", "Last Night 40, Next Day 30"])(
  "as typed: %s",
  (text) => expect(toldInTurn(text)).toBeNull(),
);

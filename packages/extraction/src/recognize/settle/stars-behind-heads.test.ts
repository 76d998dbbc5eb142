/** Stars that count behind a head with a number. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Pixel 8 report card: battery ⭐⭐⭐ camera ⭐⭐⭐⭐⭐ speaker ⭐⭐", "Battery 3 · Camera 5 · Speaker 2"],
  ["Dune 2: acting ★★★★ story ★★★ music ★★★★★ – worth it", "Acting 4 · Story 3 · Music 5"],
  ["After 6 months: sound ★★★★, comfort ★★, mic ★★★", "Sound 4 · Comfort 2 · Mic 3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Hotels: Ritz 320€ ★★★★★, Astor 180€ ★★★", "Ritz 320 · Astor 180"],
  ["★★★★★ 120, ★★★★ 45, ★★★ 12", "★★★★★ 120 · ★★★★ 45 · ★★★ 12"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));

/** Stars that name counts, and ranges with a rate. */
import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Reviews: ★★★★★ 120, ★★★★ 45, ★★★ 12", "★★★★★ 120 · ★★★★ 45 · ★★★ 12"],
  ["⭐⭐⭐⭐: 45 / ⭐⭐⭐: 12 / ⭐⭐: 3", "⭐⭐⭐⭐ 45 · ⭐⭐⭐ 12 · ⭐⭐ 3"],
  ["Hotels: Ritz ★★★★★ 320€, Astor ★★★★ 180€, Inn ★★ 79€", "Ritz 320 · Astor 180 · Inn 79"],
  ["Hens: Brown 5/wk, White 6/wk, Speckled 3-4/wk", "Brown 5 · White 6 · Speckled 3.5"],
  ["Ages 3-4: 5/wk, ages 5-6: 7/wk", "3-4 5 · 5-6 7"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

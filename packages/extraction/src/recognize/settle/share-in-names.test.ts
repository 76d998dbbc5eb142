import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Rising times: white 4 h, brown 5 h, 100% rye 9 h", "White 4 · Brown 5 · 100% rye 9"],
  ["Shrinkage in the wash: wool blend 3 cm, 100% cotton 5 cm, linen 4 cm", "Wool blend 3 · 100% cotton 5 · Linen 4"],
  ["Price per bottle: wine £9, 5% lager £2, water £1", "Wine 9 · 5% lager 2 · Water 1"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["30% walk 2 km, 20% cycle 5 km, 10% drive 9 km", "Walk 2 km 30 · Cycle 5 km 20 · Drive 9 km 10"]])(
  "stays a share: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);

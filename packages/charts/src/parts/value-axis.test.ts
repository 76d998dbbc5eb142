/** Ticks: round, at most six, and no third of the plot left empty above the highest value. */
import { expect, test } from "vitest";
import { lookOf } from "../look.ts";
import { axisFor } from "./value-axis.ts";

const look = lookOf({ theme: "base", mode: "light", width: 1600, height: 900 });
const ticksFor = (from: number, to: number): readonly number[] =>
  axisFor({ range: { from, to }, unit: null, look, heightPx: 600 }).ticks;

test.each([
  [0, 1020, [0, 250, 500, 750, 1000, 1250]],
  [0, 110, [0, 25, 50, 75, 100, 125]],
  [0, 98, [0, 20, 40, 60, 80, 100]],
  [0, 100, [0, 20, 40, 60, 80, 100]],
  [0, 11, [0, 5, 10, 15]],
  [0, 0.7, [0, 0.25, 0.5, 0.75]],
  [-45, 45, [-50, 0, 50]],
])("%d to %d: %j", (from, to, ticks) => {
  expect(ticksFor(from, to)).toEqual(ticks);
});

test("the axis of any highest value is at most a third longer than needed, with two to six ticks", () => {
  for (let high = 1; high < 3000; high += 7) {
    const ticks = ticksFor(0, high);
    const spare = (ticks.at(-1) ?? 0) / high;
    expect([high, ticks.length >= 2 && ticks.length <= 6]).toEqual([high, true]);
    if (high > 12) expect([high, spare < 1.34]).toEqual([high, true]);
  }
});

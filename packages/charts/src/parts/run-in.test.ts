/** Names and values as running text: what gives way before names are cut below ten characters. */
import { expect, test } from "vitest";
import { chartOf } from "../kinds/chart.fixture.ts";
import { lookOf } from "../look.ts";
import { drawingOrder, indicesOf } from "../order.ts";
import { formatOf } from "../subtitle.ts";
import { runIn } from "./run-in.ts";

const chart = chartOf({ rows: Array.from({ length: 40 }, (_, at) => [`Office${at}`, at]) });
const look = lookOf({ theme: "base", mode: "light", width: 320, height: 240 });
const room = { x: 12, y: 40, width: 296, height: 400 };
const task = {
  chart,
  look,
  room,
  format: formatOf(chart),
  order: drawingOrder(chart),
  series: indicesOf(chart.series),
};

const placesWith = (most: number) =>
  runIn(task, { reason: "It doesn't fit.", sizePx: look.leastPx, most })?.texts.map(({ box }) => box) ?? [];

test("where ten characters stay, the text stands closer together, and closer to the reason", () => {
  const [wide, tight] = [placesWith(11), placesWith(10)];
  expect(tight).toHaveLength(wide.length);
  expect(tight[1]?.y).toBeLessThan(wide[1]?.y ?? 0);
  expect(tight.at(-1)?.y).toBeLessThan(wide.at(-1)?.y ?? 0);
  for (const [at, { x, y, width }] of tight.entries()) {
    const next = tight[at + 1];
    if (next?.y === y) expect(next.x).toBeGreaterThan(x + width + 1.5);
  }
});

/**
 * A chart with several series in, their legend out and the room below it. One series needs none: the title names it; null where
 * a name would be lost.
 */
import { seriesColour, seriesNameOf, type Task } from "../kinds/kind.ts";
import type { Box } from "../scene.ts";
import { newSheet, type Sheet } from "../sheet.ts";
import { type LegendEntry, legend } from "./legend.ts";
import { dashOf } from "./marks.ts";

export function seriesLegend(task: Task, marks: "areas" | "dashes" | "markers"): { sheet: Sheet; room: Box } | null {
  const { chart, look, room, series: shown } = task;
  if (shown.length < 2) return { sheet: newSheet(), room };
  const entries = shown.map((series): LegendEntry => {
    const entry = { name: seriesNameOf(chart, series), colour: seriesColour(look, series), series };
    if (marks === "areas") return entry;
    return marks === "dashes" ? { ...entry, dash: dashOf(series, look) } : { ...entry, dash: [], marker: series };
  });
  const key = legend(look, entries, room);
  if (!key) return null;
  const { sheet, heightPx } = key;
  const used = heightPx > 0 ? heightPx + look.labelPx * 0.6 : 0;
  return { sheet, room: { ...room, y: room.y + used, height: room.height - used } };
}

/** The best reading as a Chart: order, names, title, unit, types, grounding, notes. A value without a span is refused. */

import type { Axis, Chart, Grounding, Point } from "@charticle/contract";
import { MAX_POINTS, MAX_SERIES } from "@charticle/contract";
import { wordSet } from "../lexicon/closed-class.ts";
import { countedNoun } from "../read/labels/counted-noun.ts";
import { type Ranked, unitFit } from "../read/rank/score.ts";
import type { Reading, ReadingPoint } from "../read/reading.ts";
import { commonUnit, headerUnit } from "../read/units.ts";
import type { Figure, Mention, Unit } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { chartTypes } from "./chart-types.ts";
import { chartName, paralleled, titled, withoutVerb } from "./name.ts";
import { orderedPoints } from "./order.ts";
import { MAX_NOTES, plainNotes } from "./plain-notes.ts";
import { plainTitle } from "./plain-title.ts";
import { isProfile } from "./profile.ts";
import { withRoundedShares } from "./rounded-shares.ts";
import type { Titles } from "./title-input.ts";

type Input = {
  scan: Scan;
  mentions: readonly Mention[];
  ranked: Ranked;
  titles?: Titles | undefined;
};

/** "Old contract: 39 hours, 25 days' leave. New contract: 37, 28": a row of bare figures sets those of all units side by side. */
const hasBareRow = ({ cells, figures }: Reading): boolean => {
  const united = new Set(figures.flatMap(({ unit, start }) => (unit ? start : [])));
  return cells.some((row) => row.length > 1 && row.every((cell) => cell && !united.has(cell.spans[0]?.[0] ?? -1)));
};

/** A reading whose columns have different units, one reading per unit; itself where they agree, or stand side by side. */
export function splitColumns(ranked: Ranked): Ranked[] {
  const { reading } = ranked;
  if (reading.series.length < 2 || !unitFit(reading).across || hasBareRow(reading)) return [ranked];
  const unitOf = (column: number): string => {
    for (const row of reading.cells) {
      const start = row[column]?.spans[0]?.[0];
      const unit = reading.figures.find((figure) => figure.start === start)?.unit;
      if (unit) return unit.symbol;
    }
    return "";
  };
  const columns = reading.series.map((_, at) => at);
  const groups = Map.groupBy(columns, unitOf);
  const ordered = [...groups.values()].toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
  return ordered.map((group) => ({
    ...ranked,
    reading: {
      ...reading,
      series: group.map((at) => reading.series[at] ?? ""),
      units: group.map((at) => reading.units[at] ?? null),
      cells: reading.cells.map((row) => group.map((at) => row[at] ?? null)),
    },
  }));
}

function axisOf(points: readonly ReadingPoint[]): Axis {
  if (!points.every(({ axis }) => axis !== undefined) || points.length === 0) return "categories";
  const families = new Set(points.map(({ axis }) => axis?.family));
  if (families.has("step") || families.has("band") || families.has("version") || families.has("relative")) {
    const timed = points.every(({ axis }) => axis?.position !== null && axis?.position !== undefined);
    return timed && families.size === 1 ? "time" : "steps";
  }
  return points.every(({ axis }) => axis?.position !== null && axis?.position !== undefined) && families.size === 1
    ? "time"
    : "steps";
}

/** The unit of all values, with what stands behind its slash: "110 km/h, 80 km/h" → km/h; none for "1.2 kg, 13 inch". */
function unitOfReading(scan: Scan, { figures, shape, units, points, unlike }: Reading, single: boolean): Unit | null {
  const { unit, mixed } = commonUnit(figures);
  const named = points.map(({ name }) => name.toLowerCase()).join(" ");
  /** "Water 2L, coffee 3 cups": it counts what no name says. */
  const counts = (figure: Figure): boolean => {
    const noun = figure.unit ? "" : countedNoun(scan, figure);
    return noun !== "" && !named.includes(noun);
  };
  if (unlike || (single && (mixed || (unit?.kind === "measure" && figures.some(counts))))) return null;
  const first = figures.find((figure) => figure.unit);
  if (unit?.kind === "measure" && first?.rate?.startsWith("/")) return { ...unit, symbol: unit.symbol + first.rate };
  const header = shape === "table" ? 0 : (figures[0]?.start ?? 0); // "Day,Min,Max" has no minutes
  return unit ?? units.find(Boolean) ?? headerUnit(scan.text, header);
}

const BANDED = wordSet("grade class level year stage set term");

/** A chart without what is said around it: title, line below, unit and notes. */
type Draft = Omit<Chart, "title" | "subtitle" | "unit" | "series" | "notes"> & {
  reading: Reading;
  series: readonly string[];
  measured: Unit | null;
  total: Figure | null;
  dropped: number;
};

/** What the chart of a reading shows. */
export function draftOf({ scan, ranked }: Pick<Input, "scan" | "ranked">): Draft {
  const { reading } = splitColumns(ranked)[0] ?? ranked;
  const order = orderedPoints(scan, reading);
  const differ = reading.series.length > 1 && unitFit(reading).across; // hours beside days of leave
  const measured = differ ? null : unitOfReading(scan, reading, ranked.reading.series.length === 1);
  const percent = measured?.symbol === "%";
  const first = order.slice(0, MAX_POINTS);
  const kept = percent ? withRoundedShares(scan, first) : first;
  const axis = axisOf(kept.map(({ point }) => point));
  const series = paralleled(reading.series.slice(0, MAX_SERIES).map(chartName));
  const own = kept.map(({ point }) => chartName(point.name) || point.name.trim() || "Value");
  const names = titled(withoutVerb(paralleled(own), scan.text), scan.text);
  const values = kept.flatMap(({ cells }) => cells.map((cell) => cell?.value ?? 0));
  const points = kept.map(({ point, cells }, at): Point => {
    const base = {
      name: names[at] ?? point.name,
      values: cells.slice(0, MAX_SERIES).map((cell) => cell?.value ?? null),
    };
    return axis === "time" ? { ...base, position: point.axis?.position ?? null } : base;
  });
  const sum = values.reduce((total, value) => total + value, 0);
  const total = ranked.selection.total;
  const adds = total !== null && Math.abs(total.value - sum) <= Math.abs(sum) * 0.001;
  const whole =
    series.length === 1 &&
    points.length > 1 &&
    (percent ? reading.whole !== false && sum >= 98.9 && sum <= 101.1 : adds || reading.whole === true);
  return {
    reading,
    series,
    measured,
    total: adds ? total : null,
    dropped: order.length - kept.length,
    axis,
    whole,
    points,
    grounding: kept.map(({ cells }) =>
      cells
        .slice(0, MAX_SERIES)
        .map((cell): Grounding | null =>
          cell && cell.spans.length > 0
            ? { spans: cell.spans, kind: cell.kind, ...(cell.how ? { how: cell.how } : {}) }
            : null,
        ),
    ),
    types: chartTypes({
      axis,
      whole,
      points: points.length,
      series: series.length,
      low: Math.min(...values),
      high: Math.max(...values),
      profile: !whole && isProfile(scan, reading, values),
      banded: kept.every(({ point }) => point.axis?.family === "band" || BANDED.has(point.axis?.noun ?? "")),
    }),
  };
}

const plainly: Titles = (input) => ({ ...plainTitle(input), notes: plainNotes(input) });

/** @param titles says what is shown and what is left out; plainly where nothing else is at hand */
export function composeDraft(draft: Draft, { scan, mentions, titles = plainly }: Omit<Input, "ranked">): Chart {
  const { reading, axis, whole, points, grounding, types, series, measured, total, dropped } = draft;
  const title = titles({ scan, reading, mentions, unit: measured, axis, total });
  return {
    title: title.title,
    subtitle: title.subtitle,
    unit: title.unit,
    axis,
    whole,
    series: series.length === 1 ? [{ name: title.measure }] : series.map((name) => ({ name })),
    points,
    grounding,
    types,
    notes: [
      ...(reading.notes ?? []),
      ...title.notes,
      ...(dropped > 0 ? [`${dropped} further points are left out: a chart shows at most ${MAX_POINTS}.`] : []),
      ...(reading.series.length > MAX_SERIES
        ? [`Left out: ${reading.series.slice(MAX_SERIES).join(", ")}. A chart shows at most ${MAX_SERIES} series.`]
        : []),
    ].slice(0, MAX_NOTES),
  };
}

export const composeChart = (input: Input): Chart => composeDraft(draftOf(input), input);

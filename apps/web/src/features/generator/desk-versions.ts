/**
 * The readings of one text, which of them is shown, the person's corrections to it, and the way back. In: a result of
 * the wire, then events. Out: the chart to draw, and the result to save.
 *
 *   versionsOf(result) -> {readings: [first, …alternatives], now: {reading: 0, chart}, past: []}
 */
import { type Chart, chartToWire, type ExtractionResult, type WireReading, wireToChart } from "@charticle/contract";
import { type Correction, correct } from "./corrections.ts";
import { editedParts } from "./edited-parts.ts";

type Version = { reading: number; chart: Chart };

export type Versions = {
  /** What the engine read, best first, without any correction. */
  readings: readonly Chart[];
  /** By whom each of them is: "reader" or a model's name, where that is known. */
  engines: readonly (string | undefined)[];
  now: Version;
  /** Oldest first. */
  past: readonly Version[];
};

export type VersionEvent =
  | { kind: "corrected"; correction: Correction }
  | { kind: "anotherReading" }
  | { kind: "undone" }
  | { kind: "allUndone" };

/** Enough for any session at the desk; older steps are forgotten. */
const MAX_PAST = 100;

/** A saved result that was corrected carries the reading that it began as. */
export function versionsOf(result: ExtractionResult): Versions {
  const chart = wireToChart(result);
  const { original, alternatives = [], engine } = result;
  return {
    readings: [original ? wireToChart(original) : chart, ...alternatives.map(wireToChart)],
    engines: [engine, ...alternatives.map((one) => one.engine ?? engine)],
    now: { reading: 0, chart },
    past: [],
  };
}

/** The reading that the shown chart began as. */
export const originalOf = ({ readings, now }: Versions): Chart => readings[now.reading] ?? now.chart;

export const engineOf = ({ engines, now }: Versions): string | undefined => engines[now.reading];

/** True while nothing is corrected and no other reading is chosen. */
export const isAsRead = ({ readings, now }: Versions): boolean => now.chart === readings[0];

const withNow = (versions: Versions, now: Version): Versions => ({
  ...versions,
  past: [...versions.past, versions.now].slice(-MAX_PAST),
  now,
});

function anotherReading(versions: Versions): Versions {
  const reading = (versions.now.reading + 1) % versions.readings.length;
  const chart = versions.readings[reading];
  return !chart || reading === versions.now.reading ? versions : withNow(versions, { reading, chart });
}

export function reduceVersions(versions: Versions, event: VersionEvent): Versions {
  switch (event.kind) {
    case "corrected": {
      const { chart, reading } = versions.now;
      const next = correct({ chart, original: originalOf(versions), correction: event.correction });
      return next === chart ? versions : withNow(versions, { reading, chart: next });
    }
    case "anotherReading":
      return anotherReading(versions);
    case "undone": {
      const last = versions.past.at(-1);
      return last ? { ...versions, now: last, past: versions.past.slice(0, -1) } : versions;
    }
    case "allUndone": {
      const original = originalOf(versions);
      return versions.now.chart === original ? versions : withNow(versions, { ...versions.now, chart: original });
    }
  }
}

/** The result as the history keeps it: the shown chart first, the other readings behind it, and where it began. */
export function resultOf(versions: Versions, base: ExtractionResult): ExtractionResult {
  const original = originalOf(versions);
  const others: WireReading[] = versions.readings
    .map((reading, at) => ({ ...chartToWire(reading), engine: versions.engines[at] }))
    .filter((_, at) => at !== versions.now.reading);
  const { original_text, confidence } = base;
  const engine = engineOf(versions);
  const isEdited = editedParts(versions.now.chart, original).count > 0;
  return {
    ...chartToWire(versions.now.chart),
    ...(original_text === undefined ? {} : { original_text }),
    ...(confidence === undefined ? {} : { confidence }),
    ...(engine === undefined ? {} : { engine }),
    ...(others.length > 0 ? { alternatives: others } : {}),
    ...(isEdited ? { original: chartToWire(original) } : {}),
  };
}

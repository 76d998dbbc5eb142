/** A title that is a unit of time is the unit that the values are in: "Shower 7 min, bath half an hour" → "Minutes", not "Hour"; no other titles. */
import type { Chart } from "@charticle/contract";
import { SPANS } from "./renamed-measure.ts";

const CALLED = /^(?:second|minute|hour|day|week|month|year)s?(?= |$)/iu; // catches "Hour" and "Hours slept", not "Hourly"
const ALONE =
  /^(?:second|minute|hour|day|week|month|year)s?(?: (?:driven|waited|slept|run|read|worked|walked|taken|spent))?$/iu; // catches "Hour" and "Hours driven", not "Hour of sleep"

/** The chart with such a title in its unit. */
export function withUnitTitle(chart: Chart): Chart {
  const unit = SPANS.get(chart.unit ?? "");
  const [called] = CALLED.exec(chart.title) ?? [];
  if (!unit || !called || !ALONE.test(chart.title)) return chart;
  if (unit.toLowerCase().startsWith(called.toLowerCase().replace(/s$/u, ""))) return chart; // catches the "s" of "Hours"
  const title = chart.title.replace(CALLED, unit);
  return {
    ...chart,
    title,
    series: chart.series.map((one) => (one.name === chart.title ? { ...one, name: title } : one)),
  };
}

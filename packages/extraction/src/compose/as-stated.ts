/** Values in several units are shown as stated: without one unit, as bars alone, since shares of unlike things mean nothing, and with a word on it. */
import type { Chart } from "@charticle/contract";
import { MAX_NOTES } from "./plain-notes.ts";

const REASON = "Bars show each number as stated; their units differ.";

/** @param which which values are in which units, as a sentence begins: "Some values are in kg, the rest are counts" */
export const asStated = (chart: Chart, which: string): Chart => ({
  ...chart,
  unit: null,
  types: [{ type: "barchart", reason: REASON }],
  notes: [...chart.notes, `${which}: the numbers are shown as stated and don't compare.`].slice(-MAX_NOTES),
});

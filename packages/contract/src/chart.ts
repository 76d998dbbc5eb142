/**
 * The Chart of our own: what a text states, ready to be drawn. Every value is absolute ("$2M" is 2000000) and
 * carries the characters of the text that it comes from.
 */

export const CHART_TYPES = ["piechart", "radialchart", "barchart", "radarchart", "areachart", "linechart"] as const;
export type ChartType = (typeof CHART_TYPES)[number];
export const DEFAULT_CHART_TYPE: ChartType = "piechart";

export const THEMES = ["rose", "sapphire", "base", "emerald", "midnight"] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = "base";
export const MODES = ["light", "dark"] as const;
export type Mode = (typeof MODES)[number];

/** [start, end) in UTF-16 code units of the original text. */
export type Span = readonly [start: number, end: number];

/** Where a value comes from. `implied` follows from stated ones by a named derivation; `edited` was typed by the person. */
export type Grounding = {
  spans: readonly Span[];
  kind: "stated" | "implied" | "edited";
  /** For `implied`: the derivation in words, e.g. "100 less the other shares". */
  how?: string | undefined;
};

/**
 * What runs along the points: `categories` have no order, `steps` have one without distances (steps, ages, ratings),
 * `time` has distances, given by each point's `position`.
 */
export type Axis = "categories" | "steps" | "time";

export type Series = { name: string };

export type Point = {
  name: string;
  /** One per series; null where the text gives none. */
  values: readonly (number | null)[];
  /** Place on a `time` axis in years (2024.25 is April 2024, 0.5 half a year); null where unknown. */
  position?: number | null | undefined;
};

/** How the text writes its figures, where it writes all alike: what would be lost by telling the values alone. */
export type FigureForm = {
  /** Place of the last digit as a power of ten: -1 for "8.0 and 7.5", 7 for "$1.20bn and $1.35bn". */
  digit?: number | undefined;
  /** With a plus where they are above nothing: "+4.2%, -1.3%". */
  plus?: boolean | undefined;
};

export type TypeChoice = { type: ChartType; reason: string };

export type Chart = {
  /** What is shown, in the text's own words. */
  title: string;
  subtitle: string | null;
  /** Who the text says the figures are from: "Ipsos". */
  source?: string | null | undefined;
  /** "%", a currency sign or code, a counted noun ("users"), a measure ("km"), or null. */
  unit: string | null;
  figureForm?: FigureForm | undefined;
  axis: Axis;
  /** True when the points are all parts of one whole. */
  whole: boolean;
  series: readonly Series[];
  points: readonly Point[];
  /** Per point and series, the same shape as `values`; null where the value is null. */
  grounding: readonly (readonly (Grounding | null)[])[];
  /** Best first, never empty. */
  types: readonly TypeChoice[];
  /** What was left out and why, each a sentence for the person. */
  notes: readonly string[];
};

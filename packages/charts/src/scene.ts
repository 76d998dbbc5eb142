/**
 * A Scene: a picture as plain data. React draws it as SVG elements, `toSvg` as a string, `drawScene` on any 2D canvas,
 * `renderPng` through resvg; so preview and export cannot differ, and tests read the boxes.
 */
import type { ChartType, Mode, Theme } from "@charticle/contract";

/** The figure that a mark stands for. */
export type Datum = { point: number; series: number };

export type Box = { x: number; y: number; width: number; height: number };

/** `mark`: stands for data. `guide`: axis, tick, gridline, leader. `key`: a legend's swatch. */
export type ShapeRole = "mark" | "guide" | "key";

export type Shape = {
  role: ShapeRole;
  /** SVG path data in absolute commands (M L C Q A Z), pixels of the scene. */
  path: string;
  fill: string | null;
  fillOpacity?: number | undefined;
  stroke: string | null;
  strokeWidth?: number;
  /** Dash lengths in pixels. */
  dash?: readonly number[] | undefined;
  /** Absent for shapes that stand for a whole series (a line) or for none. */
  datum?: Datum | undefined;
  /** Index of the series that a line or area stands for. */
  series?: number | undefined;
  /** What the mark says when it is focused: name, series and value. */
  label?: string;
  /** Bounding box, for hit and overlap tests. */
  box: Box;
};

/** `title` and `subtitle` head the picture, `name` labels a point, `series` a series, `value` a mark, `tick` an axis. */
export type TextRole = "title" | "subtitle" | "name" | "series" | "value" | "tick" | "note" | "source";

export type SceneText = {
  role: TextRole;
  text: string;
  /** The whole text where `text` is shortened. */
  full?: string | undefined;
  /** Anchor point: `x` by `anchor`, `y` the alphabetic baseline. */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  sizePx: number;
  weight: 400 | 600;
  fill: string;
  /** Opaque paint behind the text, where it stands on a mark that it belongs to. */
  datum?: Datum | undefined;
  series?: number | undefined;
  /** Index of the point that a `name` belongs to. */
  point?: number | undefined;
  /** Measured box: advance width x line height. */
  box: Box;
};

export type Scene = {
  width: number;
  height: number;
  background: string;
  type: ChartType;
  theme: Theme;
  mode: Mode;
  shapes: readonly Shape[];
  texts: readonly SceneText[];
  /** Names of the texts' font, first to last. */
  fontFamily: string;
  title: string;
  /** Subject, extremes, trend, and all values where there are at most 8. */
  altText: string;
  /** Where this kind would lie: the reason; then the scene is a sentence with the values. */
  unfit?: string | undefined;
  /** What was shortened or left off: counted by the gallery's proof. */
  shortenedNames: number;
  droppedValues: number;
  /** Remarks for the person, e.g. that small slices were joined. */
  notes: readonly string[];
};

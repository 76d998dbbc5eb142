/** A reading: one table that a text may state, each value with its place, before it is named and dressed as a chart. */
import type { Span } from "@charticle/contract";
import type { AxisMark, Figure, Unit } from "../recognize/mention.ts";

export type Cell = {
  value: number;
  spans: readonly Span[];
  kind: "stated" | "implied";
  how?: string;
};

export type ReadingPoint = { name: string; axis?: AxisMark };

export type Reading = {
  /** Which reader proposed it: "pairs", "grid", "timeline" … */
  shape: string;
  series: readonly string[];
  points: readonly ReadingPoint[];
  /** Per point and series. */
  cells: readonly (readonly (Cell | null)[])[];
  /** Unit of every series, where known. */
  units: readonly (Unit | null)[];
  /** What is counted or measured, in the text's words, where a reader knows. */
  measure?: string | null;
  /** Figures used. */
  figures: readonly Figure[];
  /** Doubts of the reader itself; 0 is none. */
  cost: number;
  /** Total that the points are parts of, where stated. */
  whole?: boolean;
  /** Some are measured, some only counted: no unit holds for all. */
  unlike?: boolean;
  /** Names of what does not compare with the rest and was taken out: no title of it. */
  gone?: readonly string[];
  notes?: readonly string[];
  /** Places in the text that named things: labels and axis marks, for the title. */
  used?: readonly Span[];
};

export const cellOf = (figure: Figure): Cell =>
  figure.basis?.how
    ? {
        value: figure.value,
        spans: [[figure.start, figure.end], ...figure.basis.spans],
        kind: "implied",
        how: figure.basis.how,
      }
    : { value: figure.value, spans: [[figure.start, figure.end]], kind: "stated" };

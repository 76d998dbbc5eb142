/** What all charts benchmarks draw: each case of the gallery as each kind that it suits, at the size of the export. */
import type { Chart, ChartType } from "@charticle/contract";
import { CASES } from "../../packages/charts/src/gallery/cases.ts";

export const EXPORT_SIZE = { width: 1600, height: 900 } as const;

export type BenchPicture = { name: string; type: ChartType; chart: Chart };

export const PICTURES: readonly BenchPicture[] = CASES.flatMap(({ name, chart, types }) =>
  types.map((type) => ({ name, type, chart })),
);

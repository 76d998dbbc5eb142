/** The six kinds by the names of the contract. */
import type { ChartType } from "@charticle/contract";
import { area } from "./area.ts";
import { bar } from "./bar/bar.ts";
import type { Kind } from "./kind.ts";
import { line } from "./line.ts";
import { pie } from "./pie/pie.ts";
import { radar } from "./radar/radar.ts";
import { radial } from "./radial/radial.ts";

export const KINDS: Readonly<Record<ChartType, Kind>> = {
  piechart: pie,
  radialchart: radial,
  barchart: bar,
  radarchart: radar,
  areachart: area,
  linechart: line,
};

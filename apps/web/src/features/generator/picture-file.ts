/**
 * The file of a chart: laid out in the export's own proportions, not the carousel's. In: chart, look, size, format.
 * Out: the scene and its file.
 *
 *   const {blob, name} = await pictureFile({chart, type: "piechart", theme: "base", mode: "light", size, format});
 */
import { layoutChart, type Scene } from "@charticle/charts";
import type { Chart, ChartType, Mode, Theme } from "@charticle/contract";
import { pngOf, svgOf } from "~/ui/chart-export.ts";
import { type ExportFormat, type ExportSize, fileNameOf } from "./export-picture.ts";

export type PictureLook = { chart: Chart; type: ChartType; theme: Theme; mode: Mode; size: ExportSize };
export type PictureChoice = PictureLook & { format: ExportFormat };

export const pictureScene = ({ chart, type, theme, mode, size }: PictureLook): Scene =>
  layoutChart(chart, { type, theme, mode, width: size.width, height: size.height });

export async function pictureFile(choice: PictureChoice): Promise<{ blob: Blob; name: string }> {
  const scene = pictureScene(choice);
  const { extension, scale } = choice.format;
  const blob = extension === "svg" ? svgOf(scene) : await pngOf(scene, scale);
  return { blob, name: fileNameOf({ ...choice, extension }) };
}

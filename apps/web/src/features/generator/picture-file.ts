/**
 * The file of a chart: laid out in the export's own proportions, not the carousel's. In: chart, look, size, format.
 * Out: the scene and its file. A PNG carries what it shows, so that it can be opened and edited again, unless switched
 * off.
 *
 *   const {blob, name} = await pictureFile({chart, type: "piechart", theme: "base", mode: "light", size, format});
 */
import { layoutChart, type Scene } from "@charticle/charts";
import type { Chart, ChartType, Mode, Theme } from "@charticle/contract";
import { pngOf, svgOf } from "~/ui/chart-export.ts";
import { type ExportFormat, type ExportSize, fileNameOf } from "./export-picture.ts";

export type PictureLook = { chart: Chart; type: ChartType; theme: Theme; mode: Mode; size: ExportSize };
export type PictureChoice = PictureLook & {
  format: ExportFormat;
  /** `figures`: the PNG carries title, names and values; never the person's text. */
  carries: "figures" | "nothing";
};

export const pictureScene = ({ chart, type, theme, mode, size }: PictureLook): Scene =>
  layoutChart(chart, { type, theme, mode, width: size.width, height: size.height });

export async function picturePng(choice: PictureChoice): Promise<Blob> {
  const scene = pictureScene(choice);
  const png = await pngOf(scene, choice.format.scale);
  if (choice.carries === "nothing") return png;
  const { pictureDataOf, withPictureData } = await import("@charticle/charts/picture-data");
  const data = pictureDataOf(choice.chart, { ...choice, altText: scene.altText });
  return new Blob([withPictureData(new Uint8Array(await png.arrayBuffer()), data)], { type: "image/png" });
}

export async function pictureFile(choice: PictureChoice): Promise<{ blob: Blob; name: string }> {
  const { extension } = choice.format;
  const blob = extension === "svg" ? svgOf(pictureScene(choice)) : await picturePng(choice);
  return { blob, name: fileNameOf({ ...choice, extension }) };
}

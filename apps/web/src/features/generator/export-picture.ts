/**
 * What can be downloaded and how it is called.
 *
 *   fileNameOf({type: "piechart", theme: "base", mode: "dark", extension: "png"}) -> "chart-piechart-base-dark.png"
 */
import { type ChartType, DEFAULT_THEME, type Mode, THEMES, type Theme } from "@charticle/contract";

export const NOT_MADE = "The picture could not be made. Please try again.";

/** `label` says where such a picture is used. */
export const EXPORT_SIZES = [
  { id: "1600x900", width: 1600, height: 900, label: "Wide" },
  { id: "1080x1080", width: 1080, height: 1080, label: "Square" },
  { id: "1080x1350", width: 1080, height: 1350, label: "Portrait" },
  { id: "1080x1920", width: 1080, height: 1920, label: "Story" },
  { id: "1200x630", width: 1200, height: 630, label: "Link card" },
] as const;
export type ExportSize = (typeof EXPORT_SIZES)[number];
export const DEFAULT_EXPORT_SIZE: ExportSize = EXPORT_SIZES[0];

export const themeOf = (name: string | null): Theme => THEMES.find((theme) => theme === name) ?? DEFAULT_THEME;

export const exportSizeOf = (id: string | null): ExportSize =>
  EXPORT_SIZES.find((size) => size.id === id) ?? DEFAULT_EXPORT_SIZE;

export const EXPORT_FORMATS = [
  { id: "png", label: "PNG", scale: 1, extension: "png" },
  { id: "png2x", label: "PNG, double size", scale: 2, extension: "png" },
  { id: "svg", label: "SVG", scale: 1, extension: "svg" },
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportFormatOf = (id: string | null): ExportFormat =>
  EXPORT_FORMATS.find((format) => format.id === id) ?? EXPORT_FORMATS[0];

/** chart-{type}-{theme}[-dark].png (specification, section 7). */
export const fileNameOf = (picture: { type: ChartType; theme: Theme; mode: Mode; extension: string }): string =>
  `chart-${picture.type}-${picture.theme}${picture.mode === "dark" ? "-dark" : ""}.${picture.extension}`;

/**
 * A theme and a mode in, the colours of the picture out, as "#rrggbb".
 *
 *   themeOf("base", "light").paper // the background of the picture
 */
import type { Mode, Theme } from "@charticle/contract";
import { PALETTES } from "./palettes.ts";

export type FiveColors = readonly [string, string, string, string, string];

export type ThemeColors = {
  /** Background of the picture. */
  paper: string;
  /** Titles, names, values. */
  ink: string;
  /** Subtitles, ticks, notes, the source. At least 4.5:1 on paper. */
  mutedInk: string;
  /** Gridlines and axes: decoration only, below 3:1 on purpose. */
  line: string;
  /** Marks: at least 3:1 on paper, and apart from one another for every kind of colour vision. */
  series: FiveColors;
  /** The one mark that the picture is about. */
  highlight: string;
};

export function themeOf(theme: Theme, mode: Mode): ThemeColors {
  return PALETTES[theme][mode];
}

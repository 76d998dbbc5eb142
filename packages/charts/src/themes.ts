/**
 * A theme and a mode in, the colours of the picture out, as "#rrggbb".
 *
 *   themeOf("base", "light").paper // the background of the picture
 */
import type { Mode, Theme } from "@charticle/contract";
import { numbersIn } from "./digits.ts";
import { PALETTES } from "./palettes.ts";

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
  series: readonly string[];
  /** The one mark that the picture is about. */
  highlight: string;
};

export function themeOf(theme: Theme, mode: Mode): ThemeColors {
  const halves = numbersIn(PALETTES[theme][mode]).map((half) => half.toString(16).padStart(3, "0"));
  const colourAt = (at: number): string => `#${halves[2 * at]}${halves[2 * at + 1]}`;
  return {
    paper: colourAt(0),
    ink: colourAt(1),
    mutedInk: colourAt(2),
    line: colourAt(3),
    highlight: colourAt(4),
    series: [5, 6, 7, 8, 9].map(colourAt),
  };
}

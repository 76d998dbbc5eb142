/** Made by `node packages/charts/scripts/search-palettes.ts`: do not edit. Colours of each theme and mode. */
import type { Mode, Theme } from "@charticle/contract";
import type { ThemeColors } from "./themes.ts";

export const PALETTES: Record<Theme, Record<Mode, ThemeColors>> = {
  rose: {
    light: {
      paper: "#fdf7f6",
      ink: "#2a1519",
      mutedInk: "#79595f",
      line: "#efdfdf",
      series: ["#b8123a", "#e3677b", "#5d2d58", "#bd7a2a", "#9077a7"],
      highlight: "#472a6b",
    },
    dark: {
      paper: "#1a1013",
      ink: "#f9ecee",
      mutedInk: "#b99ca2",
      line: "#39262b",
      series: ["#f2648b", "#ffc2cb", "#a9548f", "#efa75c", "#b9a5dd"],
      highlight: "#ffd166",
    },
  },
  sapphire: {
    light: {
      paper: "#f7f9fc",
      ink: "#0e1a30",
      mutedInk: "#54637d",
      line: "#dce3ee",
      series: ["#1253d5", "#007ea8", "#14264f", "#835dce", "#8390a9"],
      highlight: "#e0661a",
    },
    dark: {
      paper: "#0c1320",
      ink: "#e9f0fb",
      mutedInk: "#95a5be",
      line: "#223049",
      series: ["#5090ff", "#56d3ee", "#d5e2fb", "#b071d8", "#4e7b9b"],
      highlight: "#ffa24e",
    },
  },
  base: {
    light: {
      paper: "#fbfaf7",
      ink: "#1b1a17",
      mutedInk: "#6b675e",
      line: "#e6e2d8",
      series: ["#236b8f", "#cf4731", "#c08500", "#5a9e77", "#5b3d75"],
      highlight: "#c93d24",
    },
    dark: {
      paper: "#14130f",
      ink: "#f2efe7",
      mutedInk: "#a39e92",
      line: "#2e2b25",
      series: ["#60b2d2", "#f47860", "#f2c14e", "#8dca9c", "#a07ac7"],
      highlight: "#ff7a5d",
    },
  },
  emerald: {
    light: {
      paper: "#f7faf6",
      ink: "#10211a",
      mutedInk: "#53685c",
      line: "#dde7de",
      series: ["#007c56", "#809a00", "#16424a", "#2f9ea2", "#a9753c"],
      highlight: "#d3561a",
    },
    dark: {
      paper: "#0c1712",
      ink: "#e9f5ee",
      mutedInk: "#96ac9f",
      line: "#20332a",
      series: ["#3ac48d", "#cee16a", "#2d8f9f", "#a8e6df", "#d79c5f"],
      highlight: "#ff8f5b",
    },
  },
  midnight: {
    light: {
      paper: "#f6f5fa",
      ink: "#17152a",
      mutedInk: "#605c78",
      line: "#e0ddec",
      series: ["#3c32a0", "#c23b86", "#c67d0b", "#2390a6", "#8d83d5"],
      highlight: "#d92f7a",
    },
    dark: {
      paper: "#0d0c1b",
      ink: "#efedfa",
      mutedInk: "#a19cbd",
      line: "#29263f",
      series: ["#8578ff", "#ff68b2", "#ffc04a", "#41c6da", "#d9d4ff"],
      highlight: "#ffc049",
    },
  },
};

/**
 * What each theme wants to look like, before the rules have their say: paper and inks as they are, and for each mark
 * the colour that the search starts from and stays as near to as the rules allow.
 */
import type { Mode, Theme } from "@charticle/contract";

export type PaletteWish = {
  paper: string;
  ink: string;
  mutedInk: string;
  line: string;
  series: readonly [string, string, string, string, string];
  highlight: string;
};

export const PALETTE_WISHES: Record<Theme, Record<Mode, PaletteWish>> = {
  // Crimson and its relatives, with a warm apricot and a cool plum to keep five apart.
  rose: {
    light: {
      paper: "#fdf7f6",
      ink: "#2a1519",
      mutedInk: "#79595f",
      line: "#efdfdf",
      series: ["#b8184a", "#e56f86", "#5c2c55", "#c77a2b", "#9077a6"],
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
  // Cut stone: royal blue first, ice and ink around it, one warm light.
  sapphire: {
    light: {
      paper: "#f7f9fc",
      ink: "#0e1a30",
      mutedInk: "#54637d",
      line: "#dce3ee",
      series: ["#1f56d8", "#1793bd", "#14264f", "#8457c9", "#7d93b2"],
      highlight: "#e0661b",
    },
    dark: {
      paper: "#0c1320",
      ink: "#e9f0fb",
      mutedInk: "#95a5be",
      line: "#223049",
      series: ["#5b8dff", "#55d3ee", "#d5e2fb", "#a77cf0", "#4f7f9f"],
      highlight: "#ffa24d",
    },
  },
  // A newsroom's five: petrol, vermilion, gold, leaf, aubergine.
  base: {
    light: {
      paper: "#fbfaf7",
      ink: "#1b1a17",
      mutedInk: "#6b675e",
      line: "#e6e2d8",
      series: ["#17698c", "#cf4731", "#d09a1c", "#5fa37c", "#5d3f77"],
      highlight: "#c93d23",
    },
    dark: {
      paper: "#14130f",
      ink: "#f2efe7",
      mutedInk: "#a39e92",
      line: "#2e2b25",
      series: ["#4fa9cc", "#f4785f", "#f2c14e", "#86c79a", "#a884cf"],
      highlight: "#ff7a5c",
    },
  },
  // A garden: deep green first, moss, pool and bark.
  emerald: {
    light: {
      paper: "#f7faf6",
      ink: "#10211a",
      mutedInk: "#53685c",
      line: "#dde7de",
      series: ["#0c7d51", "#8fb02c", "#16424a", "#2fa3a6", "#a8763e"],
      highlight: "#d1541f",
    },
    dark: {
      paper: "#0c1712",
      ink: "#e9f5ee",
      mutedInk: "#96ac9f",
      line: "#20332a",
      series: ["#38c187", "#cfe16a", "#2f8f9f", "#a8e6df", "#d9a066"],
      highlight: "#ff8f5a",
    },
  },
  // The city at night: indigo, neon pink, sodium amber, cyan, moonlight.
  midnight: {
    light: {
      paper: "#f6f5fa",
      ink: "#17152a",
      mutedInk: "#605c78",
      line: "#e0ddec",
      series: ["#3b32a0", "#c2418f", "#d08a1e", "#1e8ea3", "#8f86d8"],
      highlight: "#d92f7b",
    },
    dark: {
      paper: "#0d0c1b",
      ink: "#efedfa",
      mutedInk: "#a19cbd",
      line: "#29263f",
      series: ["#8578ff", "#ff6ab8", "#ffc04a", "#3fc6d8", "#d9d4ff"],
      highlight: "#ffc04a",
    },
  },
};

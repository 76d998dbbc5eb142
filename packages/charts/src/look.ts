/**
 * Theme, mode and size in, everything that a kind needs to know of the look out: colours, text sizes, gaps.
 *
 *   lookOf({ theme: "base", mode: "light", width: 1600, height: 900 }).labelPx // 23.1
 */
import type { Mode, Theme } from "@charticle/contract";
import { mix } from "./colours.ts";
import { type ThemeColors, themeOf } from "./themes.ts";

export type LookOptions = {
  theme: Theme;
  mode: Mode;
  width: number;
  height: number;
  /** In pixels of the 400x300 carousel box; scaled where the box differs. */
  innerRadius?: number | undefined;
  outerRadius?: number | undefined;
  pieOuterRadius?: number | undefined;
  titleSize?: number | undefined;
};

/** Radii of the carousel in pixels; null where a picture takes its own proportions. */
export type Radii = { inner: number; outer: number; pie: number };

export type Look = {
  width: number;
  height: number;
  palette: ThemeColors;
  marginPx: number;
  /** Kept free above and below: what a platform lays over a story. */
  overlay: { topPx: number; bottomPx: number };
  titlePx: number;
  /** Names, values and series. */
  labelPx: number;
  /** The same where there is room. */
  roomyPx: number;
  /** Ticks, notes, subtitle; everything where room is scarce. */
  smallPx: number;
  /** The smallest that craft rule 11 allows: where names and values would be lost otherwise. */
  leastPx: number;
  /** Gap of the background between touching areas. */
  gapPx: number;
  /** How far it gives way to what has to fit: 0 is at ease. */
  strain: number;
  linePx: number;
  hairPx: number;
  /** Rings and tracks: a little stronger than gridlines, since they carry the shape. */
  track: string;
  radii: Radii | null;
};

/** Craft rule 11: text is at least 9 px and 2.2% of the shorter side; the carousel's defaults are the specification's. */
const MIN_TEXT_PX = 9;
const LEAST_SHARE = 0.022;
const SMALL_SHARE = 0.0232;
const LABEL_SHARE = 0.026;
/** Where there is room, names and values are larger: pictures are looked at small, in a feed. */
const ROOMY_SHARE = 0.0315;
const CAROUSEL = { width: 400, height: 300, inner: 10, outer: 70, pie: 50, title: 11 } as const;

/** Half pixels: font engines don't draw finer sizes alike. */
const halfPx = (px: number): number => Math.ceil(px * 2) / 2;

export function lookOf(options: LookOptions): Look {
  const { theme, mode, width, height } = options;
  const palette = themeOf(theme, mode);
  const basis = Math.min(width, height);
  const inCarousel = width === CAROUSEL.width && height === CAROUSEL.height;
  const scale = Math.min(width / CAROUSEL.width, height / CAROUSEL.height);
  const smallPx = halfPx(Math.max(MIN_TEXT_PX, basis * SMALL_SHARE));
  const labelPx = halfPx(Math.max(MIN_TEXT_PX + 1, basis * LABEL_SHARE));
  const leastPx = Math.min(smallPx, halfPx(Math.max(MIN_TEXT_PX, Math.min(height, (width * 9) / 16) * LEAST_SHARE)));
  const given = [options.innerRadius, options.outerRadius, options.pieOuterRadius].some((px) => px !== undefined);
  const specified = (options.titleSize ?? CAROUSEL.title) * scale;
  const ownTitlePx = basis * 0.046;
  const titlePx = halfPx(Math.max(labelPx + 1, inCarousel || options.titleSize !== undefined ? specified : ownTitlePx));
  return {
    width,
    height,
    palette,
    marginPx: Math.max(12, basis * 0.042),
    overlay: { topPx: 0, bottomPx: 0 },
    titlePx,
    labelPx,
    roomyPx: halfPx(Math.max(labelPx, basis * ROOMY_SHARE)),
    smallPx,
    leastPx,
    strain: 0,
    gapPx: Math.max(2, Math.round(basis * 0.0025)),
    linePx: Math.max(2, basis * 0.0052),
    hairPx: Math.max(1, Math.round(basis * 0.0015)),
    track: mix(palette.paper, palette.mutedInk, 0.35),
    radii:
      inCarousel || given
        ? {
            inner: (options.innerRadius ?? CAROUSEL.inner) * scale,
            outer: (options.outerRadius ?? CAROUSEL.outer) * scale,
            pie: (options.pieOuterRadius ?? CAROUSEL.pie) * scale,
          }
        : null,
  };
}

/** Slim pictures are shown smaller than square ones, and have room: their words make up for it, from 4:3 to 16:9. */
const SLIM = 4 / 3;
const SLIMMEST = 16 / 9;
const EVENED_OUT = 0.6;
/** Names and buttons of the platforms lie over these shares of a story's height; any picture as slim is one. */
const STORY = { slimness: 1.7, top: 0.14, bottom: 0.2 } as const;

/** The look that suits the format, where nothing is lost by it: larger words in slim pictures, a story's edges free. */
export function comfortable(look: Look): Look {
  const { width, height } = look;
  const larger = (Math.min(SLIMMEST, Math.max(SLIM, width / height, height / width)) / SLIM) ** EVENED_OUT;
  const isStory = height / width > STORY.slimness;
  const grown = (px: number): number => halfPx(px * larger);
  return {
    ...look,
    labelPx: grown(look.labelPx),
    roomyPx: grown(look.roomyPx),
    smallPx: grown(look.smallPx),
    titlePx: grown(look.titlePx),
    overlay: { topPx: isStory ? height * STORY.top : 0, bottomPx: isStory ? height * STORY.bottom : 0 },
  };
}

/** Between the two: ticks as large as the names beside them, which are not larger than in the plain look. */
export const evened = (look: Look): Look => ({ ...comfortable(look), labelPx: look.labelPx, smallPx: look.labelPx });

/** The same look with all labels in the small size. */
export const denser = (look: Look): Look => ({ ...look, labelPx: look.smallPx });

const roomier = (look: Look): Look => ({ ...look, labelPx: look.roomyPx });

/** All text as small as it may be: rather another way of drawing than this. */
export const densest = (look: Look): Look => ({
  ...look,
  labelPx: look.leastPx,
  smallPx: look.leastPx,
  strain: LEAST_STRAIN,
});
const LEAST_STRAIN = 1.2;

/** How a plot's values can be told, best first: at the marks, in rows below, by an axis. */
export const VALUES = ["labels", "strip", "axis"] as const;
export type Values = (typeof VALUES)[number];

/** Looks to try, the largest text first; beside an axis names are no larger than its ticks ask for. */
export const looksFrom = (look: Look, values?: Values): readonly Look[] => {
  const usual = values === "axis" ? [look, denser(look)] : [roomier(look), look, denser(look)];
  return look.leastPx < look.smallPx ? [...usual, densest(look)] : usual;
};

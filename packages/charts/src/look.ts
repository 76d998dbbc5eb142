/**
 * Theme, mode and size in, everything that a kind needs to know of the look out: colours, text sizes, gaps.
 *
 *   lookOf({ theme: "base", mode: "light", width: 1600, height: 900 }).labelPx // 23.1
 */
import type { Mode, Theme } from "@charticle/contract";
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
  titlePx: number;
  /** Names, values and series. */
  labelPx: number;
  /** Ticks, notes, subtitle; everything where room is scarce. */
  smallPx: number;
  /** Gap of the background between touching areas. */
  gapPx: number;
  linePx: number;
  hairPx: number;
  radii: Radii | null;
};

/** Craft rule 11: text is at least 9 px and 2.2% of the shorter side; the carousel's defaults are the specification's. */
const MIN_TEXT_PX = 9;
const SMALL_SHARE = 0.0232;
const LABEL_SHARE = 0.026;
/** Where there is room, names and values are larger: pictures are looked at small, in a feed. */
const ROOMY_SHARE = 0.0315;
const CAROUSEL = { width: 400, height: 300, inner: 10, outer: 70, pie: 50, title: 11 } as const;
const LARGEST_CAROUSEL_PX = 640;

const tenth = (px: number): number => Math.ceil(px * 10) / 10;

export function lookOf(options: LookOptions): Look {
  const { theme, mode, width, height } = options;
  const basis = Math.min(width, height);
  const inCarousel = width <= LARGEST_CAROUSEL_PX && height <= LARGEST_CAROUSEL_PX;
  const scale = Math.min(width / CAROUSEL.width, height / CAROUSEL.height);
  const smallPx = tenth(Math.max(MIN_TEXT_PX, basis * SMALL_SHARE));
  const labelPx = tenth(Math.max(MIN_TEXT_PX + 1, basis * LABEL_SHARE));
  const given = [options.innerRadius, options.outerRadius, options.pieOuterRadius].some((px) => px !== undefined);
  const specified = (options.titleSize ?? CAROUSEL.title) * scale;
  const ownTitlePx = basis * 0.046;
  const titlePx = tenth(Math.max(labelPx + 1, inCarousel || options.titleSize !== undefined ? specified : ownTitlePx));
  return {
    width,
    height,
    palette: themeOf(theme, mode),
    marginPx: Math.max(12, basis * 0.042),
    titlePx,
    labelPx,
    smallPx,
    gapPx: Math.max(2, basis * 0.0025),
    linePx: Math.max(2, basis * 0.0045),
    hairPx: Math.max(1, basis * 0.0015),
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

/** The same look with all labels in the small size. */
export const denser = (look: Look): Look => ({ ...look, labelPx: look.smallPx });

const roomier = (look: Look): Look => {
  const labelPx = tenth(Math.max(look.labelPx, Math.min(look.width, look.height) * ROOMY_SHARE));
  return { ...look, labelPx };
};

/** Looks to try, the roomy one first. */
export const looksFrom = (look: Look): readonly Look[] => [roomier(look), look, denser(look)];

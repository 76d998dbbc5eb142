/**
 * Theme colours in, readable variants and the colours of categories out.
 *
 *   readableOn("#f2c14e", { paper: "#ffffff", ink: "#111111" }) // the same hue, dark enough for text
 */
import { isRest } from "./order.ts";

export type Ground = { paper: string; ink: string };

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** `share` of `over`, the rest of `under`, mixed in sRGB as a renderer does. */
export function mix(under: string, over: string, share: number): string {
  const top = channels(over);
  return hexOf(channels(under).map((channel, at) => channel * (1 - share) + (top[at] ?? 0) * share));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio after WCAG 2.2, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const TEXT_CONTRAST = 4.5;

/** The colour itself where it reads as text on the paper, else mixed with ink until it does. */
export function readableOn(colour: string, { paper, ink }: Ground): string {
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = mix(colour, ink, share);
    if (contrast(mixed, paper) >= TEXT_CONTRAST + 0.1) return mixed;
  }
  return ink;
}

export type CategoryColours = { series: readonly string[]; neutral: string; ink: string };

/** How much ink the theme's five have the first, second and third time: no two slices of a pie are of one colour. */
const INKED = [0, 0.55, 0.28] as const;

/**
 * The colours of `names` in drawing order: the theme's five in turn, then shades of them, neutral for the rest; first and
 * last are of two hues, since they touch in a pie.
 */
export function categoryColours(
  names: readonly string[],
  { series, neutral, ink }: CategoryColours,
): readonly string[] {
  const named = names.filter((name) => !isRest(name)).length;
  const count = series.length;
  let next = 0;
  return names.map((name) => {
    if (isRest(name)) return neutral;
    const at = next++;
    const closes = at === named - 1 && named === names.length && named > count && named % count === 1;
    return mix(series[closes ? 2 : at % count] ?? neutral, ink, INKED[Math.floor(at / count)] ?? 0);
  });
}

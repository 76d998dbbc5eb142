/**
 * A text with size and weight in, its width in pixels out: the widths of the shipped font, without kerning, and a
 * careful (never too small) guess for the scripts that it lacks.
 *
 *   advanceWidth("Chrome", { sizePx: 20, weight: 400 }) // 75.5
 */
import { advanceOf } from "./advance.ts";

export type Weight = 400 | 600;
export type Face = { sizePx: number; weight: Weight };

/** The font's ascender and descender together, and the ascender alone, in em. */
const LINE_HEIGHT_EM = 1.2;
const BASELINE_EM = 0.964;

/** Height of a line in whole pixels: lines that don't overlap as drawn here don't either on a canvas that rounds. */
export const lineHeightPx = (sizePx: number): number => Math.ceil(LINE_HEIGHT_EM * sizePx - 0.001);
/** From the top of a line to its baseline, in whole pixels. */
export const baselinePx = (sizePx: number): number => Math.round(BASELINE_EM * sizePx);

// Catches "é" written as e + U+0301, and the joiner inside 👩‍🚀; must not catch "e".
const ZERO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}\p{Variation_Selector}]$/u;
// Catches 中, か, 한 and fullwidth Ａ; must not catch A or ب.
const WIDE =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]$/u;
// Catches 🎉 and ✅; must not catch 5.
const PICTURE = /^\p{Extended_Pictographic}$/u;

const guesses = new Map<number, number>();

/** Width in em of a character that the font lacks: device fonts differ, so each class takes its widest usual one. */
function guessOf(codePoint: number): number {
  const known = guesses.get(codePoint);
  if (known !== undefined) return known;
  const character = String.fromCodePoint(codePoint);
  const guess = ZERO_WIDTH.test(character) ? 0 : PICTURE.test(character) ? 1.4 : WIDE.test(character) ? 1.05 : 0.95;
  guesses.set(codePoint, guess);
  return guess;
}

/** A layout measures the same texts again and again, while it looks for the way of drawing that loses least. */
const MOST_REMEMBERED = 16_000;
const remembered: Readonly<Record<Weight, Map<string, number>>> = { 400: new Map(), 600: new Map() };

/** Width in pixels of `text` on one line. */
export function advanceWidth(text: string, { sizePx, weight }: Face): number {
  const known = remembered[weight].get(text);
  if (known !== undefined) return known * sizePx;
  let em = 0;
  for (const character of text.normalize("NFC")) {
    const codePoint = character.codePointAt(0) ?? 0;
    em += advanceOf(codePoint, weight) ?? guessOf(codePoint);
  }
  if (remembered[weight].size >= MOST_REMEMBERED) remembered[weight].clear();
  remembered[weight].set(text, em);
  return em * sizePx;
}

/** Height in pixels of `lines` lines. */
export const heightOfLines = (lines: number, sizePx: number): number => lines * lineHeightPx(sizePx);

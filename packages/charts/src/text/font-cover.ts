/**
 * The code points that the pictures' font covers: what the width table knows, what the page's font files hold and what
 * the server can draw. Inter has more (letters in circles, its own private signs); names of charts don't need them.
 *
 *   isCovered(0x41) // true: A        isCovered(0x4e2d) // false: 中
 */

/** First and last code point of each block, ascending. A block may have gaps where Inter has no glyph. */
export const COVER: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e], // Basic Latin
  [0xa0, 0x17f], // Latin-1, Latin Extended-A
  [0x18f, 0x192], // Azerbaijani schwa, florin
  [0x1a0, 0x1b0], // Vietnamese horns
  [0x1cd, 0x1dc], // Pinyin
  [0x218, 0x21b], // Romanian
  [0x259, 0x259], // schwa
  [0x2b9, 0x2bc], // primes and apostrophes of transliterations
  [0x300, 0x30c], // combining marks
  [0x323, 0x328],
  [0x384, 0x3ce], // Greek
  [0x400, 0x45f], // Cyrillic
  [0x490, 0x4f9], // Cyrillic of other languages
  [0x1e80, 0x1ef9], // Welsh, Vietnamese
  [0x2000, 0x206f], // punctuation
  [0x2070, 0x209c], // super- and subscripts
  [0x20a0, 0x20c0], // currency signs
  [0x2100, 0x215e], // letterlike signs, fractions
  [0x2190, 0x21ff], // arrows
  [0x2202, 0x2265], // minus, infinity, approximately, at most, at least
  [0x25a0, 0x25cf], // geometric shapes
  [0x2605, 0x2606], // stars
  [0x2713, 0x2717], // check marks
];

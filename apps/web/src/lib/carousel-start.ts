/** Where carousels start and how they go on (specification, sections 4 and 9). */

/** The mobile carousel starts at index 1, or at the last there is. */
const MOBILE_START = 1;

/** Desktop: the middle of the list; of exactly three the second, which is the middle too. */
export const desktopStart = (count: number): number => Math.floor(count / 2);
export const mobileStart = (count: number): number => Math.max(0, Math.min(MOBILE_START, count - 1));

/** Past the last comes the first, and back: wrapIndex(6, 6) -> 0, wrapIndex(-1, 6) -> 5. */
export const wrapIndex = (index: number, count: number): number =>
  count === 0 ? 0 : ((index % count) + count) % count;

/**
 * The stacked carousel's vertical swipe (specification, section 4). In: where a touch began and where it is, where the
 * carousel stands. Out: where it stands next.
 *
 *   swipedIndex({startY: 300, endY: 240, index: 1, count: 3}) -> 2   (60 px upward: the next chart)
 */

/** Specification, section 9: "more than 50 px". */
export const SWIPE_THRESHOLD_PX = 50;

export type Swipe = {
  /** Pixels from the top at the start of the touch; null after a cancel. */
  startY: number | null;
  endY: number;
  index: number;
  count: number;
};

/** Stops at both ends. */
export function swipedIndex({ startY, endY, index, count }: Swipe): number {
  if (startY === null) return index;
  const upwardPx = startY - endY;
  if (upwardPx > SWIPE_THRESHOLD_PX && index < count - 1) return index + 1;
  if (upwardPx < -SWIPE_THRESHOLD_PX && index > 0) return index - 1;
  return index;
}

/**
 * What the browser may do with a finger on the stack (`touch-action`): at an end the page scrolls the way that the carousel
 * can't go, and nowhere else, or it would take the swipe for itself.
 *
 *   touchAction(0, 3) -> "pan-x pan-up pinch-zoom"
 */
export const touchAction = (at: number, count: number): string => {
  const ways = [at === 0 ? "pan-up" : "", at === count - 1 ? "pan-down" : ""].filter((way) => way !== "");
  return ["pan-x", ...ways, "pinch-zoom"].join(" ");
};

/** How an inactive chart stands (section 9): scale 0.95, opacity 0.2, 75% of its own height per step away. */
export type StackedLook = { scale: number; opacity: number; offsetPercent: number };

export const stackedLook = (at: number, active: number): StackedLook =>
  at === active
    ? { scale: 1, opacity: 1, offsetPercent: 0 }
    : { scale: 0.95, opacity: 0.2, offsetPercent: (at - active) * 75 };

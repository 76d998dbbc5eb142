/**
 * The numbers of the animated grid (specification, section 9): cells of 40x40, 50 squares, opacity up to 0.5, 4 s to
 * fade in and 4 s to fade out with 0.5 s between, each square 0.1 s after the one before.
 */
export const GRID = {
  cellPx: 40,
  squares: 50,
  maxOpacity: 0.5,
  durationMs: 4000,
  repeatDelayMs: 500,
  delayPerSquareMs: 100,
} as const;

const TOTAL_MS = 2 * GRID.durationMs + GRID.repeatDelayMs;

/** In, hold, out: one life of a square. */
export const SQUARE_KEYFRAMES: readonly { opacity: number; offset: number }[] = [
  { opacity: 0, offset: 0 },
  { opacity: GRID.maxOpacity, offset: GRID.durationMs / TOTAL_MS },
  { opacity: GRID.maxOpacity, offset: (GRID.durationMs + GRID.repeatDelayMs) / TOTAL_MS },
  { opacity: 0, offset: 1 },
];

export const squareTiming = (at: number): { duration: number; delay: number } => ({
  duration: TOTAL_MS,
  delay: at * GRID.delayPerSquareMs,
});

/** A cell by chance: cellAt({widthPx: 400, heightPx: 80, chance: () => 0.5}) -> {x: 200, y: 40}. */
export function cellAt(area: { widthPx: number; heightPx: number; chance: () => number }): { x: number; y: number } {
  const along = (lengthPx: number): number =>
    Math.floor(area.chance() * Math.max(1, Math.floor(lengthPx / GRID.cellPx))) * GRID.cellPx;
  return { x: along(area.widthPx), y: along(area.heightPx) };
}

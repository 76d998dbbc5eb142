/** The graph paper behind the hero: squares fade in and out. It rests off-screen, hidden, and where nothing may move. */
import { cellAt, GRID, SQUARE_KEYFRAMES, squareTiming } from "./grid-squares.ts";
import type { Motion } from "./motion.ts";

/** Sends a square to some cell of an area. */
function move(square: HTMLElement, area: { widthPx: number; heightPx: number }): void {
  const { x, y } = cellAt({ ...area, chance: Math.random });
  square.style.transform = `translate(${x}px, ${y}px)`;
}

/** Only opacity changes over time: the compositor does it alone. */
function live(square: HTMLElement, timing: { duration: number; delay: number }, onEnd: () => void): Animation {
  const life = square.animate([...SQUARE_KEYFRAMES], timing);
  life.onfinish = () => {
    onEnd();
    life.play();
  };
  return life;
}

export function startGrid(motion: Motion): void {
  const grid = document.querySelector<HTMLElement>("[data-grid]");
  if (!grid) return;
  let lives: Animation[] = [];
  let isSeen = false;

  const areaOf = () => ({ widthPx: grid.clientWidth, heightPx: grid.clientHeight });
  /** Asks for the size once and then only writes: a question between two squares would lay out the page for each. */
  const begin = (): void => {
    const area = areaOf();
    const squares = Array.from({ length: GRID.squares }, () => {
      const square = document.createElement("span");
      square.className = "square";
      move(square, area);
      return square;
    });
    grid.append(...squares);
    lives = squares.map((square, at) => live(square, squareTiming(at), () => move(square, areaOf())));
  };

  const settle = (): void => {
    const runs = isSeen && motion.moves();
    if (runs && lives.length === 0) begin();
    for (const life of lives) {
      if (runs) life.play();
      else life.pause();
    }
  };
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    settle();
  }).observe(grid);
  motion.onChange(settle);
}

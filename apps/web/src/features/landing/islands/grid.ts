/** The graph paper behind the hero: squares fade in and out. It rests off-screen, hidden, and where nothing may move. */
import { cellAt, GRID, SQUARE_KEYFRAMES, squareTiming } from "./grid-squares.ts";
import type { Motion } from "./motion.ts";

function addSquare(grid: HTMLElement): HTMLElement {
  const square = document.createElement("span");
  square.className = "square";
  grid.append(square);
  return square;
}

/** Only opacity changes over time: the compositor does it alone. */
function live(grid: HTMLElement, square: HTMLElement, timing: { duration: number; delay: number }): Animation {
  const move = (): void => {
    const { x, y } = cellAt({ widthPx: grid.clientWidth, heightPx: grid.clientHeight, chance: Math.random });
    square.style.transform = `translate(${x}px, ${y}px)`;
  };
  move();
  const life = square.animate([...SQUARE_KEYFRAMES], timing);
  life.onfinish = () => {
    move();
    life.play();
  };
  return life;
}

export function startGrid(motion: Motion): void {
  const grid = document.querySelector<HTMLElement>("[data-grid]");
  if (!grid) return;
  let lives: Animation[] = [];
  let isSeen = false;

  const settle = (): void => {
    const runs = isSeen && motion.moves();
    if (runs && lives.length === 0) {
      lives = Array.from({ length: GRID.squares }, (_, at) => live(grid, addSquare(grid), squareTiming(at)));
    }
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

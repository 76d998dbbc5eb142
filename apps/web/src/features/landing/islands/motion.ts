/**
 * Whether things may move by themselves: not where the device asks for less motion, not after "Pause motion".
 *
 *   motion.onChange((moves) => …); motion.moves() -> true
 */
export type Motion = { moves: () => boolean; onChange: (listener: (moves: boolean) => void) => void };

export function createMotion(): Motion {
  const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
  const listeners: ((moves: boolean) => void)[] = [];
  let paused = false;
  const moves = (): boolean => !paused && !reduced.matches;
  const tell = (): void => {
    for (const listener of listeners) listener(moves());
  };
  const button = document.querySelector<HTMLButtonElement>("[data-motion-switch]");
  button?.addEventListener("click", () => {
    paused = !paused;
    button.setAttribute("aria-pressed", String(paused));
    tell();
  });
  const hideWhereNothingMoves = (): void => {
    if (button) button.hidden = reduced.matches;
  };
  hideWhereNothingMoves();
  reduced.addEventListener("change", () => {
    hideWhereNothingMoves();
    tell();
  });
  return { moves, onChange: (listener) => void listeners.push(listener) };
}

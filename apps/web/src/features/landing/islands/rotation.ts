/** Turns the sample cards on windows narrower than 1024 px; dots pick one. */
import type { Motion } from "./motion.ts";
import { picked, startedAt, turned } from "./rotation-clock.ts";

const TICK_MS = 100;

export function startRotation(motion: Motion): void {
  const cards = [...document.querySelectorAll<HTMLElement>(".rotation-card")];
  const dots = [...document.querySelectorAll<HTMLButtonElement>("[data-rotation-dot]")];
  const frame = document.querySelector<HTMLElement>(".rotation");
  if (!frame || cards.length === 0) return;
  const narrow = window.matchMedia("(max-width: 1023.98px)");
  let state = startedAt(performance.now());

  const show = (): void => {
    for (const [at, card] of cards.entries()) card.toggleAttribute("data-active", at === state.active);
    for (const [at, dot] of dots.entries()) dot.setAttribute("aria-pressed", String(at === state.active));
  };

  /** Nothing turns while it is off, unseen, or at the keyboard's place. */
  const rests = (): boolean =>
    !narrow.matches || !motion.moves() || document.hidden || !!frame.querySelector(":focus-visible");

  for (const [at, dot] of dots.entries()) {
    dot.addEventListener("click", () => {
      state = picked(at, performance.now());
      show();
    });
  }
  setInterval(() => {
    const nowMs = performance.now();
    const before = state.active;
    state = rests()
      ? { ...state, dueAtMs: Math.max(state.dueAtMs, nowMs + TICK_MS) }
      : turned(state, { nowMs, count: cards.length });
    if (state.active !== before) show();
  }, TICK_MS);
}

/**
 * The sample carousel. Wide: it starts in the middle, previous and next wrap round, a side preview shows its chart.
 * Narrow: it starts at index 1 and is swiped up and down.
 */
import { desktopStart, mobileStart, wrapIndex } from "../../../lib/carousel-start.ts";
import { swipedIndex, touchAction } from "../../../lib/swipe.ts";

export function startCarousel(): void {
  const carousel = document.querySelector<HTMLElement>("[data-carousel]");
  const stage = carousel?.querySelector<HTMLElement>("[data-stage]");
  if (!carousel || !stage) return;
  const items = [...stage.querySelectorAll<HTMLElement>("[data-item]")];
  const dots = [...carousel.querySelectorAll<HTMLButtonElement>("[data-dot]")];
  const narrow = window.matchMedia("(max-width: 767.98px)");
  const count = items.length;
  let active = narrow.matches ? mobileStart(count) : desktopStart(count);

  const show = (index: number): void => {
    active = index;
    for (const [at, item] of items.entries()) {
      item.dataset.offset = String(at - active);
      item.style.setProperty("--offset", String(at - active));
      item.inert = at !== active;
      item.ariaHidden = String(at !== active);
    }
    // for narrow windows (carousels.css)
    stage.style.setProperty("--touch", touchAction(active, count));
    for (const [at, dot] of dots.entries()) dot.setAttribute("aria-pressed", String(at === active));
  };

  for (const [at, dot] of dots.entries()) dot.addEventListener("click", () => show(at));
  for (const button of carousel.querySelectorAll<HTMLButtonElement>("[data-step]")) {
    button.addEventListener("click", () => show(wrapIndex(active + Number(button.dataset.step), count)));
  }
  carousel.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") show(wrapIndex(active + 1, count));
    if (event.key === "ArrowLeft") show(wrapIndex(active - 1, count));
  });
  stage.addEventListener("click", (event) => {
    const { left, width } = stage.getBoundingClientRect();
    const third = Math.floor(((event.clientX - left) / width) * 6);
    if (narrow.matches || (third > 0 && third < 5)) return;
    const next = active + (third === 0 ? -1 : 1);
    if (next >= 0 && next < count) show(next);
  });

  let startY: number | null = null;
  stage.addEventListener(
    "touchstart",
    (event) => {
      startY = event.changedTouches[0]?.clientY ?? null;
    },
    { passive: true },
  );
  stage.addEventListener("touchcancel", () => {
    startY = null;
  });
  stage.addEventListener("touchend", (event) => {
    const endY = event.changedTouches[0]?.clientY;
    if (narrow.matches && endY !== undefined) show(swipedIndex({ startY, endY, index: active, count }));
    startY = null;
  });
  show(active);
}

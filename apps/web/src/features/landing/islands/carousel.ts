/**
 * The sample carousel. Wide: it starts in the middle, previous and next wrap round, a side preview shows its chart.
 * Narrow: it starts at index 1 and is swiped up and down. On both the best chart stands at the start.
 */
import { desktopOrder, mobileOrder } from "../../../lib/carousel-order.ts";
import { wrapIndex } from "../../../lib/carousel-start.ts";
import { swipedIndex, touchAction } from "../../../lib/swipe.ts";

export function startCarousel(): void {
  const carousel = document.querySelector<HTMLElement>("[data-carousel]");
  const stage = carousel?.querySelector<HTMLElement>("[data-stage]");
  if (!carousel || !stage) return;
  /** Both name the rank of their chart, the best's 0. */
  const bestFirst = (name: "item" | "dot"): HTMLElement[] =>
    [...carousel.querySelectorAll<HTMLElement>(`[data-${name}]`)].sort(
      (a, b) => Number(a.dataset[name]) - Number(b.dataset[name]),
    );
  const bestItems = bestFirst("item");
  const bestDots = bestFirst("dot");
  const narrow = window.matchMedia("(max-width: 767.98px)");
  const count = bestItems.length;
  let items: readonly HTMLElement[] = [];
  let dots: readonly HTMLElement[] = [];
  let active = 0;

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

  /** The window's width says in which order; the chart that stands there stays. */
  const arrange = (): void => {
    const order = narrow.matches ? mobileOrder : desktopOrder;
    const shown = items[active];
    const { items: placed, start } = order(bestItems);
    items = placed;
    dots = order(bestDots).items;
    stage.append(...items);
    dots[0]?.parentElement?.append(...dots);
    show(shown ? items.indexOf(shown) : start);
  };

  for (const dot of bestDots) dot.addEventListener("click", () => show(dots.indexOf(dot)));
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
  arrange();
  narrow.addEventListener("change", arrange);
}

/** The demo plays while it is in sight and things may move; a person's own pause is respected. */
import type { Motion } from "./motion.ts";

const MOSTLY = 0.5;

/** The poster is asked for shortly before it is seen, so that it takes nothing from the first picture. */
const NEAR = "100% 0px";

function showPosterWhenNear(video: HTMLVideoElement): void {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      video.poster = video.dataset.poster ?? "";
      near.disconnect();
    },
    { rootMargin: NEAR },
  );
  near.observe(video);
}

export function startDemoVideo(motion: Motion): void {
  const video = document.querySelector<HTMLVideoElement>("video[data-demo]");
  if (!video) return;
  showPosterWhenNear(video);
  let isSeen = false;
  let stoppedByHand = false;
  let pausing = false;

  const settle = (): void => {
    if (isSeen && motion.moves() && !stoppedByHand) {
      // A browser may refuse to start a video by itself; then its controls are there.
      video.play().catch(() => undefined);
    } else if (!video.paused) {
      pausing = true;
      video.pause();
    }
  };
  video.addEventListener("pause", () => {
    stoppedByHand = !pausing;
    pausing = false;
  });
  video.addEventListener("play", () => {
    stoppedByHand = false;
  });
  new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting ?? false;
      settle();
    },
    { threshold: MOSTLY },
  ).observe(video);
  motion.onChange(settle);
}

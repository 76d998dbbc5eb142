/** The landing page's script: what moves, and what may be pressed. Without it the page still reads. */
import { startCarousel } from "../features/landing/islands/carousel.ts";
import { startDemoVideo } from "../features/landing/islands/demo-video.ts";
import { startGrid } from "../features/landing/islands/grid.ts";
import { startModeSwitch } from "../features/landing/islands/mode-switch.ts";
import { createMotion } from "../features/landing/islands/motion.ts";
import { startRotation } from "../features/landing/islands/rotation.ts";

const motion = createMotion();
startModeSwitch();
startRotation(motion);
startGrid(motion);
startCarousel();
startDemoVideo(motion);
// from here on everything that may be pressed answers
document.documentElement.dataset.island = "ready";

/**
 * Fetches what the desk may open, once the page has nothing better to do: so it opens at once, and without a network.
 */
const parts = [
  () => import("./figures-panel.tsx"),
  () => import("./theme-drawer.tsx"),
  () => import("./share-dialog.tsx"),
  () => import("./preview-dialog.tsx"),
  () => import("./picture-file.ts"),
  () => import("./more-types.tsx"),
  () => import("./shortcuts-sheet.tsx"),
  () => import("@charticle/charts/picture-data"),
];

/** Browsers without idle callbacks wait this long. */
const LATER_MS = 1500;

/** Answers how to call it off. A part that can't be fetched now is fetched when it is opened. */
export function preloadWhenIdle(): () => void {
  const load = () => void Promise.allSettled(parts.map((part) => part()));
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(load);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(load, LATER_MS);
  return () => clearTimeout(timer);
}

/**
 * A file of a page that can't be loaded: gone with a new version of ours, blocked, or cut off. One reload brings the new
 * version; where it doesn't help, or there is no network, the person is told (app/trouble-page.tsx), and nothing reloads
 * by itself again.
 *
 *   throw lostScript(error);      isLostScript(error) && navigator.onLine && !isReloaded() -> one reload (app/error-page.tsx)
 */

const NAME = "LostScriptError";

export const LOST_SCRIPT_WORDS = {
  title: "This page is not complete",
  text: "One of its files could not be loaded: a network that stops, a blocker or a new version of ours may be the reason. What you saved is safe. Try again in a moment.",
} as const;

export const lostScript = (cause: unknown): Error =>
  Object.assign(new Error("a file of this page could not be loaded", { cause }), { name: NAME });

export const isLostScript = (error: unknown): boolean => error instanceof Error && error.name === NAME;

/** Whether this document came by a reload: then another one is not tried. A browser that can't tell counts as reloaded. */
export const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType("navigation");
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === "reload";
};

/**
 * Runs in the head of every page with React, for the time before React runs: a module that can't be loaded is an `error`
 * at its script or, where it was imported, a rejection that nobody handles. It must stay small and free of imports.
 */
export const LOST_SCRIPT_WATCH = `{
const lost = () => {
if (window.__reactRouterDataRouter) return;
const [entry] = performance.getEntriesByType("navigation");
if (entry && entry.type != "reload") return location.reload();
for (const part of document.body.children) part.hidden = part.id != "lost-script";
};
addEventListener("error", ({ target }) => target.type == "module" && lost(), true);
addEventListener("unhandledrejection", lost);
addEventListener("click", ({ target }) => target.closest("#lost-script button") && location.reload());
}`;

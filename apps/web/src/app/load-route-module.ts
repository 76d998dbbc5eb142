/**
 * Loads a page's script when it is gone to: takes the place of React Router's own (scripts/own-router-parts.ts), which
 * reloads the page for as long as the script is missing. Here one reload is tried, of the page that was gone to, with
 * what was handed to it; then the error page is shown.
 */
import { isReloaded, lostScript } from "~/lib/lost-script.ts";

type Page = { id: string; module: string };

const read = (holder: unknown, name: string): unknown =>
  typeof holder === "object" && holder !== null ? Reflect.get(holder, name) : null;

const textOf = (holder: unknown, name: string): string => {
  const value = read(holder, name);
  return typeof value === "string" ? value : "";
};

/** Makes the page that is being gone to the one that a reload loads. */
function stepToTarget(): void {
  const target = read(read(read(Reflect.get(window, "__reactRouterDataRouter"), "state"), "navigation"), "location");
  const path = textOf(target, "pathname");
  if (path === "") return;
  const step = Number(read(window.history.state, "idx") ?? 0) + 1;
  const kept = { usr: read(target, "state"), key: textOf(target, "key"), idx: step };
  window.history.pushState(kept, "", path + textOf(target, "search") + textOf(target, "hash"));
}

/** @public React Router calls it by this name. */
export async function loadRouteModule(page: Page, loaded: Record<string, unknown>): Promise<unknown> {
  if (page.id in loaded) return loaded[page.id];
  try {
    const module: unknown = await import(/* @vite-ignore */ page.module);
    loaded[page.id] = module;
    return module;
  } catch (error) {
    if (isReloaded()) throw lostScript(error);
    stepToTarget();
    window.location.reload();
    // until the document goes away
    return new Promise(() => undefined);
  }
}

/**
 * Loads a page's script when it is gone to: takes the place of React Router's own (scripts/own-router-parts.ts), which
 * reloads the page for as long as the script is missing. Here the error page takes over (error-page.tsx).
 */
import { lostScript } from "~/lib/lost-script.ts";

type Page = { id: string; module: string };

/** @public React Router calls it by this name. */
export async function loadRouteModule(page: Page, loaded: Record<string, unknown>): Promise<unknown> {
  if (page.id in loaded) return loaded[page.id];
  try {
    const module: unknown = await import(/* @vite-ignore */ page.module);
    loaded[page.id] = module;
    return module;
  } catch (error) {
    throw lostScript(error);
  }
}

/**
 * Light or dark: the device's wish, or the person's own choice, kept in a cookie for a year (local storage is
 * emptied by /signin and /logout; a way of reading is nothing personal).
 *
 *   currentMode() -> "dark"; setColorMode("light"); onColorMode(() => …) -> the function that stops listening
 *
 * Free of React: the landing page's script uses it too. Pages with React take use-color-mode.ts.
 */
import type { Mode } from "@charticle/contract";

const COOKIE = "color_mode";
const YEAR_S = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

/** Runs in the head before anything is painted; it must stay small and free of imports. */
export const COLOR_MODE_SCRIPT = `(m=>{m&&(document.documentElement.dataset.mode=m[1])})(/(?:^|; )${COOKIE}=(light|dark)/.exec(document.cookie))`;

const deviceQuery = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");

export const currentMode = (): Mode => {
  const chosen = document.documentElement.dataset.mode;
  if (chosen === "light" || chosen === "dark") return chosen;
  return deviceQuery().matches ? "dark" : "light";
};

export function setColorMode(mode: Mode): void {
  document.documentElement.dataset.mode = mode;
  Reflect.set(document, "cookie", `${COOKIE}=${mode}; path=/; max-age=${YEAR_S}; samesite=lax`);
  for (const listener of listeners) listener();
}

/** Calls back whenever the mode changes, by hand or by the device. */
export const onColorMode = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const device = deviceQuery();
  device.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener("change", listener);
  };
};

/**
 * Light or dark: the device's wish, or the person's own choice, kept in a cookie for a year (local storage is
 * emptied by /signin and /logout; a way of reading is nothing personal).
 *
 *   const [mode, setMode] = useColorMode();
 */
import type { Mode } from "@charticle/contract";
import { useSyncExternalStore } from "react";

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

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const device = deviceQuery();
  device.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener("change", listener);
  };
};

export const useColorMode = (): [mode: Mode, setMode: (mode: Mode) => void] => [
  useSyncExternalStore(subscribe, currentMode, () => "light"),
  setColorMode,
];

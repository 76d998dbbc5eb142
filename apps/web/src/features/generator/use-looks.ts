/**
 * How the charts of one text are looked at: type, theme, mode. They outlive corrections; a new text starts at its best
 * type (the desk is mounted anew). In: the chart. Out: what the carousel shows, and the setters.
 */
import { type Chart, type ChartType, DEFAULT_THEME, type Mode, type Theme } from "@charticle/contract";
import { useState } from "react";
import { useColorMode } from "~/lib/color-mode.ts";
import { clampIndex, wrapIndex } from "./carousel-order.ts";
import { shownTypes } from "./shown-types.ts";
import { useMedia } from "./use-media.ts";

/** Specification, section 9: below this the app's screens are mobile. */
const DESKTOP = "(min-width: 768px)";

export function useLooks(chart: Chart) {
  const [pageMode] = useColorMode();
  const [chosenMode, setMode] = useState<Mode | null>(null);
  const [theme, setTheme] = useState<Theme>(DEFAULT_THEME);
  const [opened, setOpened] = useState<readonly ChartType[]>([]);
  const [picked, setPicked] = useState<ChartType | null>(null);
  const layout = useMedia(DESKTOP) ? "desktop" : "mobile";
  const { items, start, more } = shownTypes({ chart, opened, layout });
  const active = picked && items.includes(picked) ? picked : start;
  const at = items.indexOf(active);
  const pick = (type: ChartType) => {
    if (!items.includes(type)) setOpened([...opened, type]);
    setPicked(type);
  };
  /** Arrow keys: the desktop handler stops at the ends, on a mobile width it wraps (specification, section 4). */
  const step = (by: 1 | -1) => {
    const next = items[layout === "mobile" ? wrapIndex(at + by, items.length) : clampIndex(at + by, items.length)];
    if (next !== undefined) setPicked(next);
  };
  return { layout, items, more, active, at, pick, step, theme, setTheme, mode: chosenMode ?? pageMode, setMode };
}

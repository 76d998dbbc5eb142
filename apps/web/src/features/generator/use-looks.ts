/**
 * How the charts of one text are looked at. `useSkin`: theme and mode, which outlive texts, the theme visits too.
 * `useLooks`: which type the carousel shows; a new text starts at its best one (the desk is mounted anew).
 */
import type { Chart, ChartType, Mode, Theme } from "@charticle/contract";
import { useState } from "react";
import { clampIndex } from "~/lib/carousel-order.ts";
import { wrapIndex } from "~/lib/carousel-start.ts";
import { useColorMode } from "~/lib/use-color-mode.ts";
import { themeOf } from "./export-picture.ts";
import { shownTypes } from "./shown-types.ts";
import { useIsDesktop } from "./use-is-desktop.ts";
import { useKept } from "./use-kept.ts";

export type Skin = { theme: Theme; setTheme: (theme: Theme) => void; mode: Mode; setMode: (mode: Mode) => void };

/** The picture is as light or dark as the page, until the person says otherwise. */
export function useSkin(): Skin {
  const [pageMode] = useColorMode();
  const [chosenMode, setMode] = useState<Mode | null>(null);
  const [theme, setTheme] = useKept("theme", themeOf);
  return { theme, setTheme, mode: chosenMode ?? pageMode, setMode };
}

export function useLooks(chart: Chart) {
  const [opened, setOpened] = useState<readonly ChartType[]>([]);
  const [picked, setPicked] = useState<ChartType | null>(null);
  const layout = useIsDesktop() ? "desktop" : "mobile";
  const { items, start, more } = shownTypes({ chart, opened, layout });
  const active = picked && items.includes(picked) ? picked : start;
  const at = items.indexOf(active);
  const pick = (type: ChartType) => {
    if (!items.includes(type)) setOpened([...opened, type]);
    setPicked(type);
  };
  /** Arrow keys: the desktop carousel stops at its ends; on a mobile width its handler wraps (section 4). */
  const step = (by: 1 | -1) => {
    const next = items[(layout === "mobile" ? wrapIndex : clampIndex)(at + by, items.length)];
    if (next !== undefined) setPicked(next);
  };
  return { layout, items, more, active, at, pick, step };
}

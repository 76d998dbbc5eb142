/**
 * The charts of one text: carousel, light and dark, 'Select (i of n)', types. In: the chart, which value is lit. Out:
 * what was drawn, and what is lit. Changing type, theme or mode touches nothing but the look.
 */
import type { Datum } from "@charticle/charts";
import { type Chart, type ChartType, DEFAULT_THEME, type Mode, type Theme } from "@charticle/contract";
import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { useColorMode } from "~/lib/color-mode.ts";
import { Button } from "~/ui/button.tsx";
import type { Drawn } from "~/ui/chart-figure.tsx";
import { DesktopCarousel } from "./desktop-carousel.tsx";
import { shownTypes } from "./shown-types.ts";
import { StackedCarousel } from "./stacked-carousel.tsx";
import { TypeBar } from "./type-bar.tsx";
import { useMedia } from "./use-media.ts";

type ChartDeskProps = {
  chart: Chart;
  lit: Datum | null;
  onLight: (datum: Datum | null) => void;
  onDrawn: (drawn: Drawn) => void;
};

const TOGGLE =
  "inline-flex h-8 items-center gap-1.5 px-3 text-sm first:rounded-l-desk last:rounded-r-desk border border-field -ml-px " +
  "first:ml-0 aria-pressed:bg-ink aria-pressed:text-paper coarse:h-11";

function ModeToggle({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  return (
    <div role="group" aria-label="Chart mode" className="flex">
      <button type="button" aria-pressed={mode === "light"} className={TOGGLE} onClick={() => onMode("light")}>
        <Sun aria-hidden="true" className="size-4" /> Light
      </button>
      <button type="button" aria-pressed={mode === "dark"} className={TOGGLE} onClick={() => onMode("dark")}>
        <Moon aria-hidden="true" className="size-4" /> Dark
      </button>
    </div>
  );
}

export function ChartDesk({ chart, lit, onLight, onDrawn }: ChartDeskProps) {
  const [pageMode] = useColorMode();
  const [mode, setMode] = useState<Mode>(pageMode);
  const [theme] = useState<Theme>(DEFAULT_THEME);
  const [opened, setOpened] = useState<readonly ChartType[]>([]);
  const [picked, setPicked] = useState<ChartType | null>(null);
  const isDesktop = useMedia("(min-width: 768px)");
  const { items, start, more } = shownTypes({ chart, opened, layout: isDesktop ? "desktop" : "mobile" });
  const active = picked && items.includes(picked) ? picked : start;
  const pick = (type: ChartType) => {
    if (!items.includes(type)) setOpened([...opened, type]);
    setPicked(type);
  };
  const Carousel = isDesktop ? DesktopCarousel : StackedCarousel;
  return (
    <div className="flex flex-col gap-4">
      <Carousel
        types={items}
        active={active}
        onPick={pick}
        figure={{ initialData: chart, theme, mode }}
        live={{ lit, onLight, onDrawn }}
      />
      <div className="flex flex-wrap items-center justify-center gap-3">
        <ModeToggle mode={mode} onMode={setMode} />
        <Button>
          Select ({items.indexOf(active) + 1} of {items.length})
        </Button>
      </div>
      <TypeBar items={items} more={more} active={active} chart={chart} onPick={pick} />
    </div>
  );
}

/**
 * The charts of one text: carousel, light and dark, 'Select (i of n)', types, sharing, shortcuts. In: the chart, its
 * text, which value is lit. Out: what was drawn, and what is lit. Type, theme and mode touch nothing but the look.
 */
import type { Datum } from "@charticle/charts";
import type { Chart } from "@charticle/contract";
import { Keyboard } from "lucide-react";
import { Suspense, useState } from "react";
import { Button, IconButton } from "~/ui/button.tsx";
import type { Drawn } from "~/ui/chart-figure.tsx";
import { CHART_TYPE_NAMES } from "~/ui/chart-type-names.ts";
import { ModeToggle } from "~/ui/mode-toggle.tsx";
import { ShortcutsSheet } from "./desk-parts.ts";
import { DesktopCarousel } from "./desktop-carousel.tsx";
import { Sharing, saveLook, useSharing } from "./sharing.tsx";
import type { ShortcutAction } from "./shortcuts.ts";
import { StackedCarousel } from "./stacked-carousel.tsx";
import { TypeBar } from "./type-bar.tsx";
import { type Skin, useLooks } from "./use-looks.ts";
import { useShortcuts } from "./use-shortcuts.ts";

type ChartDeskProps = {
  chart: Chart;
  /** What the chart was made from. */
  text: string;
  /** The chart is what the server reads first from the text. */
  isFirstAnswer: boolean;
  skin: Skin;
  lit: Datum | null;
  drawn: Drawn | null;
  onLight: (datum: Datum | null) => void;
  onDrawn: (drawn: Drawn) => void;
};

export function ChartDesk({ chart, text, isFirstAnswer, skin, lit, drawn, onLight, onDrawn }: ChartDeskProps) {
  const looks = useLooks(chart);
  const { items, active, pick } = looks;
  const { theme, mode } = skin;
  const look = { chart, type: active, theme, mode };
  const sharing = useSharing(look);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const actions: Readonly<Record<ShortcutAction, () => void>> = {
    dark: () => skin.setMode(mode === "dark" ? "light" : "dark"),
    save: () => void saveLook(look),
    themes: sharing.openDrawer,
    sheet: () => setIsSheetOpen(true),
    previous: () => looks.step(-1),
    next: () => looks.step(1),
  };
  const letters = useShortcuts((action) => actions[action]());
  const Carousel = looks.layout === "desktop" ? DesktopCarousel : StackedCarousel;
  return (
    <div className="flex flex-col gap-4">
      <Carousel
        types={items}
        active={active}
        onPick={pick}
        figure={{ initialData: chart, theme, mode }}
        live={{ lit, onLight, onDrawn }}
      />
      <div className="flex flex-wrap items-center justify-center gap-3 print:hidden">
        <ModeToggle label="Chart mode" mode={mode} onMode={skin.setMode} />
        <Button onClick={sharing.openDrawer}>
          Select ({looks.at + 1} of {items.length})
        </Button>
        <IconButton
          label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          className="max-md:coarse:hidden"
          onClick={actions.sheet}
        >
          <Keyboard aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <p role="status" className="sr-only">
        {CHART_TYPE_NAMES[active]}
      </p>
      <TypeBar
        items={items}
        more={looks.more}
        active={active}
        isUnfit={drawn?.scene.type === active && drawn.scene.unfit !== undefined}
        chart={chart}
        onPick={pick}
      />
      <Sharing sharing={sharing} look={look} text={text} isFirstAnswer={isFirstAnswer} onTheme={skin.setTheme} />
      <Suspense fallback={null}>
        {isSheetOpen && <ShortcutsSheet letters={letters} onClose={() => setIsSheetOpen(false)} />}
      </Suspense>
    </div>
  );
}

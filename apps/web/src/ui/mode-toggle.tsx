/** Light or dark, the picture or the page: <ModeToggle label="Chart mode" mode="light" onMode={setMode} />. */
import type { Mode } from "@charticle/contract";
import { Moon, Sun } from "lucide-react";

const TOGGLE =
  "inline-flex h-10 items-center gap-1.5 border border-field px-3 text-sm coarse:h-11 " +
  "first:rounded-s-desk last:-ms-px last:rounded-e-desk aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper";

type ModeToggleProps = { label: string; mode: Mode; onMode: (mode: Mode) => void };

export function ModeToggle({ label, mode, onMode }: ModeToggleProps) {
  return (
    <fieldset aria-label={label} className="flex">
      <button type="button" aria-pressed={mode === "light"} className={TOGGLE} onClick={() => onMode("light")}>
        <Sun aria-hidden="true" className="size-4" /> Light
      </button>
      <button type="button" aria-pressed={mode === "dark"} className={TOGGLE} onClick={() => onMode("dark")}>
        <Moon aria-hidden="true" className="size-4" /> Dark
      </button>
    </fieldset>
  );
}

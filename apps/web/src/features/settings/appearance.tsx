/** Light or dark pages, in this browser; until one is chosen they follow the device. */
import { useColorMode } from "~/lib/use-color-mode.ts";
import { ModeToggle } from "~/ui/mode-toggle.tsx";

export function Appearance() {
  const [mode, setMode] = useColorMode();
  return <ModeToggle label="Appearance" mode={mode} onMode={setMode} />;
}

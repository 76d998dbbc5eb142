/** The colour mode in React: `const [mode, setMode] = useColorMode();` -> "light", and the way to change it. */
import type { Mode } from "@charticle/contract";
import { useSyncExternalStore } from "react";
import { currentMode, onColorMode, setColorMode } from "./color-mode.ts";

export const useColorMode = (): [mode: Mode, setMode: (mode: Mode) => void] => [
  useSyncExternalStore(onColorMode, currentMode, () => "light"),
  setColorMode,
];

/** The light and dark switch of the header. */
import { currentMode, setColorMode } from "../../../lib/color-mode.ts";

export function startModeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-mode-switch]");
  if (!button) return;
  const show = (): void => button.setAttribute("aria-pressed", String(currentMode() === "dark"));
  show();
  button.addEventListener("click", () => {
    setColorMode(currentMode() === "dark" ? "light" : "dark");
    show();
  });
}

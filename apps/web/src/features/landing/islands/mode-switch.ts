/** The light and dark switch. The header has no room for it on a phone: there it stands at the foot of the page. */
import { currentMode, setColorMode } from "../../../lib/color-mode.ts";

/** Where the header shows it no more (site-header.tsx). */
const PHONE = "(width < 40rem)";

export function startModeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-mode-switch]");
  if (!button) return;
  const show = (): void => button.setAttribute("aria-pressed", String(currentMode() === "dark"));
  show();
  button.addEventListener("click", () => {
    setColorMode(currentMode() === "dark" ? "light" : "dark");
    show();
  });

  const header = button.parentElement;
  const phone = matchMedia(PHONE);
  const place = (): void => {
    if (phone.matches) document.querySelector("footer p")?.after(button);
    else header?.prepend(button);
  };
  place();
  phone.addEventListener("change", place);
}

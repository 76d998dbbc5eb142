/** Whether the window is wide enough for the desktop's screens (specification, section 9): `useIsDesktop()` -> true. */
import { useSyncExternalStore } from "react";

/** Below this the app's screens are mobile. */
const DESKTOP = "(min-width: 768px)";

/** One list: it is asked at every drawing. */
let list: MediaQueryList | undefined;
const listOf = (): MediaQueryList => {
  list ??= matchMedia(DESKTOP);
  return list;
};

function subscribe(onChange: () => void): () => void {
  listOf().addEventListener("change", onChange);
  return () => listOf().removeEventListener("change", onChange);
}

export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => listOf().matches,
    () => true,
  );

/** Whether the page's script runs: what is pressed before does nothing, and has to say so. */
import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** True from the first render in the browser on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

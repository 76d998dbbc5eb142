/**
 * What a page without a network needs to know: `useOnline()` -> false while the browser has none; `useCanReadHere()` ->
 * true once the page's own reader is there (`noteReader()` says so).
 */
import { useSyncExternalStore } from "react";

const READER_CAME = "charticle-reader";
let hasReader = false;

export function noteReader(): void {
  hasReader = true;
  dispatchEvent(new Event(READER_CAME));
}

const subscribe = (onChange: () => void): (() => void) => {
  const events = ["online", "offline", READER_CAME];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
};

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

export const useCanReadHere = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasReader,
    () => false,
  );

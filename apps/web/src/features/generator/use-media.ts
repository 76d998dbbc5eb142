/** Whether a media query holds now: `useMedia("(min-width: 768px)")` -> true. */
import { useCallback, useSyncExternalStore } from "react";

/** One list a query: it is asked at every drawing. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known) return known;
  const list = matchMedia(query);
  lists.set(query, list);
  return list;
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => true,
  );
}

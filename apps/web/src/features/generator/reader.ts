/**
 * The reader in the page, in two parts. The marks come as soon as the text can be typed: `const marks = useMarker()` -> null,
 * then its functions. A lighter reader is the reserve for a page without a network: it is fetched as soon
 * as the desk is at rest after a first chart, and used only where the server can't be asked.
 */
import { useEffect, useState } from "react";
import { whenIdle } from "~/lib/when-idle.ts";
import { noteReader } from "~/ui/offline-state.ts";

export type Marker = typeof import("@charticle/extraction/marks");
type Reading = typeof import("@charticle/extraction/reading");

/** One load for the page; a failed one is tried again at the next call. */
function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

export const loadMarker: () => Promise<Marker> = once(() => import("@charticle/extraction/marks"));
export const loadReading: () => Promise<Reading> = once(async () => {
  // browsers may remember that a part could not be fetched: without a network it is not even tried
  if (!navigator.onLine) throw new Error("The reader has not been fetched yet.");
  const reading = await import("@charticle/extraction/reading");
  noteReader();
  return reading;
});

export function useMarker(): Marker | null {
  const [marker, setMarker] = useState<Marker | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadMarker().then(
      (loaded) => isWanted && setMarker(loaded),
      // the marks are a help: without them the text is still typed and sent
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return marker;
}

const RESERVE_AT_LATEST_MS = 3000;

/** Fetches the reserve at the first rest after a chart, and when a network that was lost is back. Where data is dear, it isn't fetched. */
export function useReserve(hasChart: boolean): void {
  useEffect(() => {
    if (!hasChart || matchMedia("(prefers-reduced-data: reduce)").matches) return;
    // without it the page says that the server can't be reached
    const fetchReserve = () => void loadReading().catch(() => undefined);
    const cancel = whenIdle(fetchReserve, { atLatestMs: RESERVE_AT_LATEST_MS });
    addEventListener("online", fetchReserve);
    return () => {
      cancel();
      removeEventListener("online", fetchReserve);
    };
  }, [hasChart]);
}

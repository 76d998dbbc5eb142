/** The reader in the page, loaded after the text can be typed: `const reader = useReader()` -> null, then its functions. */
import { useEffect, useState } from "react";

export type Reader = typeof import("@charticle/extraction");

let loading: Promise<Reader> | null = null;

/** One load for the page; a failed one is tried again at the next call. */
export function loadReader(): Promise<Reader> {
  loading ??= import("@charticle/extraction").catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

export function useReader(): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadReader().then(
      (loaded) => isWanted && setReader(loaded),
      // the marks are a help: without the reader the text is still typed and sent
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return reader;
}

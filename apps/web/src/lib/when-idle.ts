/**
 * Work that may wait until the page is at rest: `const cancel = whenIdle(fetchTheRest, { atLatestMs: 1500 })`. A page that
 * is never at rest, and a browser that doesn't tell, wait for `atLatestMs`.
 */
export function whenIdle(work: () => void, { atLatestMs }: { atLatestMs: number }): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(work, { timeout: atLatestMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, atLatestMs);
  return () => clearTimeout(timer);
}

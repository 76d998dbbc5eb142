/**
 * Runs the last call of a burst once it is over, and at the latest when the screen is left.
 *
 *   const save = useDelayed(600, (key: string) => keeper.correct(key)); save("a"); save("b"); // runs with "b"
 */
import { useCallback, useEffect, useRef } from "react";

export function useDelayed<A extends unknown[]>(delayMs: number, act: (...input: A) => void): (...input: A) => void {
  const latest = useRef(act);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; input: A } | null>(null);
  useEffect(() => {
    latest.current = act;
  });
  const flush = useCallback(() => {
    if (!waiting.current) return;
    const { timer, input } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    latest.current(...input);
  }, []);
  useEffect(() => {
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);
  return useCallback(
    (...input: A) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { input, timer: setTimeout(flush, delayMs) };
    },
    [delayMs, flush],
  );
}

/**
 * Asks the server about a value 300 ms after the last key, and at once on submit; a failed check is ignored.
 *
 *   const taken = useLiveCheck({value: username, worthAsking: fault === null, ask});
 *   taken.isTaken -> true; await taken.now() -> true
 */
import { useCallback, useEffect, useRef, useState } from "react";

const QUIET_MS = 300;

export type LiveCheckOptions = {
  value: string;
  /** False where the value is at fault anyway. */
  worthAsking: boolean;
  /** Answers whether the value exists already. */
  ask: (value: string, signal: AbortSignal) => Promise<boolean>;
};

export function useLiveCheck({ value, worthAsking, ask }: LiveCheckOptions) {
  const [answer, setAnswer] = useState({ value: "", exists: false });
  const asker = useRef(ask);
  asker.current = ask;

  const askAbout = useCallback(async (asked: string, signal: AbortSignal): Promise<boolean> => {
    const exists = await asker.current(asked, signal).catch(() => false);
    if (!signal.aborted) setAnswer({ value: asked, exists });
    return exists;
  }, []);

  useEffect(() => {
    if (!worthAsking) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void askAbout(value, controller.signal), QUIET_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [value, worthAsking, askAbout]);

  return {
    isTaken: worthAsking && answer.exists && answer.value === value,
    now: () => (worthAsking ? askAbout(value, new AbortController().signal) : Promise.resolve(false)),
  };
}

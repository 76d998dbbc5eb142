/** Seconds left, counted down to 0 once started: `const {secondsLeft, start} = useCountdown(60)`. */
import { useCallback, useEffect, useState } from "react";

const TICK_MS = 250;

export function useCountdown(lengthS: number): { secondsLeft: number; start: () => void } {
  const [endsAtMs, setEndsAtMs] = useState<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (endsAtMs === null) return;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) setEndsAtMs(null);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  const start = useCallback(() => {
    setEndsAtMs(Date.now() + lengthS * 1000);
    setSecondsLeft(lengthS);
  }, [lengthS]);
  return { secondsLeft, start };
}

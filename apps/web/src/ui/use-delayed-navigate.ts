/** Goes to a page after a while, unless this one is left before: `goLater("/login", 3000)`. */
import { useCallback, useEffect, useRef } from "react";
import { type NavigateOptions, useNavigate } from "react-router";

export function useDelayedNavigate() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (to: string, delayMs: number, options?: NavigateOptions): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => navigate(to, { replace: true, ...options }), delayMs);
    },
    [navigate],
  );
}

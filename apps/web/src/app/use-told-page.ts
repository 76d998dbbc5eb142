/**
 * Tells who can't see it that the page is another: where the focus went with the old page, or stands in what the two
 * share, it goes to the new headline. A page that has a better place (code boxes, charts) has taken the focus before.
 */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

export function useToldPage(): void {
  const { pathname } = useLocation();
  const told = useRef(pathname);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    if (document.activeElement?.closest("main")) return;
    const headline = document.querySelector("h1");
    headline?.setAttribute("tabindex", "-1");
    headline?.focus({ preventScroll: true });
  }, [pathname]);
}

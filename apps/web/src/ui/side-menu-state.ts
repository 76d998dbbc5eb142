/**
 * Whether the side menu is open, kept in a cookie for 7 days (specification, section 9). In: the document's cookies and
 * the window's width. Out: open or collapsed, and the cookie to write.
 *
 *   sideMenuIsOpen("sidebar_state=false", 1280) -> false; sideMenuIsOpen("", 1280) -> true
 */
const COOKIE_NAME = "sidebar_state";
const COOKIE_DAYS = 7;

/** Below this the full menu would take more than a quarter of the page: it starts collapsed there. */
const ROOMY_WIDTH_PX = 1024;

export function sideMenuIsOpen(cookies: string, windowWidthPx: number): boolean {
  const entries = cookies.split(";").map((entry) => entry.trim());
  if (entries.includes(`${COOKIE_NAME}=true`)) return true;
  if (entries.includes(`${COOKIE_NAME}=false`)) return false;
  return windowWidthPx >= ROOMY_WIDTH_PX;
}

export const sideMenuCookie = (state: "open" | "collapsed"): string =>
  `${COOKIE_NAME}=${state === "open"}; path=/; max-age=${COOKIE_DAYS * 24 * 60 * 60}; SameSite=Lax`;

/** Ctrl or Cmd plus b (section 9), on any keyboard layout that has the letter. */
export const isSideMenuShortcut = (event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}): boolean => event.key.toLowerCase() === "b" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** The parts of the desk that are loaded when they are opened, or before, once the page has nothing better to do. */
import { DELETIONS_KEY } from "~/lib/chats/deletions-key.ts";
import { whenIdle } from "~/lib/when-idle.ts";
import { ChartFigure } from "~/ui/chart-lazy.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";

export const FiguresPanel = lazyPart(() => import("./figures-panel.tsx"), "FiguresPanel");
export const MoreTypes = lazyPart(() => import("./more-types.tsx"), "MoreTypes");
export const ThemeDrawer = lazyPart(() => import("./theme-drawer.tsx"), "ThemeDrawer");
export const ShareDialog = lazyPart(() => import("./share-dialog.tsx"), "ShareDialog");
export const PreviewDialog = lazyPart(() => import("./preview-dialog.tsx"), "PreviewDialog");
export const ShortcutsSheet = lazyPart(() => import("./shortcuts-sheet.tsx"), "ShortcutsSheet");

const parts = [FiguresPanel, MoreTypes, ThemeDrawer, ShareDialog, PreviewDialog, ShortcutsSheet];

const LATER_AT_LATEST_MS = 1500;

/** What was deleted from the history and did not get through; mostly there is nothing. */
const sendDeletions = async () => {
  if (localStorage.getItem(DELETIONS_KEY)) await (await import("~/lib/chats/deletions.ts")).sendDeletions();
};

/** Without a network nothing is tried: browsers may remember that a part could not be fetched. */
const loadLater = () =>
  void (
    navigator.onLine &&
    Promise.allSettled([
      ...parts.map((part) => part.preload()),
      import("./picture-file.ts"),
      import("@charticle/charts/picture-data"),
      sendDeletions(),
    ])
  );

/**
 * The charts at once, the rest when idle: then they open without a wait, and without a network. What was missed for want
 * of one is fetched when it is back.
 */
export function preloadParts(): () => void {
  // a part that can't be fetched now is fetched when it is opened
  void ChartFigure.preload().catch(() => undefined);
  addEventListener("online", loadLater);
  const cancel = whenIdle(loadLater, { atLatestMs: LATER_AT_LATEST_MS });
  return () => {
    removeEventListener("online", loadLater);
    cancel();
  };
}

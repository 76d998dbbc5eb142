/**
 * Which modules the pages load as one file. Left alone, the bundler makes a file of each set of modules that the same
 * pages share: 77 for /home, and small files compress badly (24 KB more of 344). A line names modules that come together;
 * what they import comes with them, unless a line above has it. A module that no line reaches is left to the bundler.
 * A module used by fewer pages than its line says weighs on the others: e2e/weight holds each page to its limit.
 */
type ScriptFile = { name: string; modules: readonly string[] };

const FILES: readonly ScriptFile[] = [
  // every page with React
  {
    name: "frame",
    modules: [
      "vite/preload-helper",
      "/dist/config/defaults/entry.client.tsx",
      "/apps/web/src/app/error-page.tsx",
      "/apps/web/src/app/loading-page.tsx",
      "/apps/web/src/app/no-script.tsx",
      "/apps/web/src/app/page-kind.ts",
      "/apps/web/src/lib/color-mode.ts",
      "/apps/web/src/lib/facts-element.ts",
      "/apps/web/src/ui/button.tsx",
      "/apps/web/src/ui/notice.tsx",
      "/apps/web/src/ui/lazy-part.ts",
      "/apps/web/src/ui/notice-board.tsx",
      "/apps/web/src/ui/use-is-live.ts",
      "/apps/web/src/lib/session/storage.ts",
      "/apps/web/src/lib/history-state.ts",
      "/apps/web/src/lib/format-date.ts",
      "/packages/contract/src/limits.ts",
    ],
  },
  // forms, and the pages of a person who is logged in
  {
    name: "calls",
    modules: [
      "/apps/web/src/lib/api/",
      "/apps/web/src/lib/session/",
      "/apps/web/src/ui/text-field.tsx",
      "/packages/contract/src/service-routes.ts",
    ],
  },
  // pages of a person who is logged in
  {
    name: "inside",
    modules: [
      "/apps/web/src/ui/side-menu-frame.tsx",
      "/apps/web/src/app/shell.tsx",
      "/apps/web/src/ui/chart-lazy.tsx",
      "/apps/web/src/ui/chart-type-names.ts",
      "/apps/web/src/ui/use-kept-focus.ts",
      "/apps/web/src/ui/mode-toggle.tsx",
      "/apps/web/src/lib/use-color-mode.ts",
      "/apps/web/src/lib/chats/use-chat-keeper.ts",
      "/apps/web/src/lib/chats/desk-chat.ts",
      "/apps/web/src/lib/chats/deletions-key.ts",
    ],
  },
  // pages that show what the server has: history, settings
  { name: "queries", modules: ["/node_modules/@tanstack/", "/apps/web/src/lib/queries.ts"] },
  // what opens over a page
  { name: "dialog", modules: ["/apps/web/src/ui/dialog.tsx"] },
  // with the first chart
  { name: "chart-figure", modules: ["/apps/web/src/ui/chart-figure.tsx"] },
  // what /home shares with the parts that it fetches later
  {
    name: "desk",
    modules: [
      ...["chart-box", "desk-versions", "export-picture", "reader", "shortcuts", "use-kept"].map(
        (name) => `/apps/web/src/features/generator/${name}.ts`,
      ),
      "/packages/contract/src/chart-wire.ts",
      "/packages/contract/src/normalise.ts",
      "/apps/web/src/lib/carousel-start.ts",
    ],
  },
  // what the desk fetches at its first rest (features/generator/desk-parts.ts)
  {
    name: "desk-later",
    modules: [
      ...["theme-drawer", "share-dialog", "preview-dialog", "shortcuts-sheet", "more-types", "picture-file"].map(
        (name) => `/apps/web/src/features/generator/${name}.ts`,
      ),
      "/apps/web/src/ui/chart-export.ts",
      "/packages/charts/src/picture-data/",
    ],
  },
  // marks of the text that is typed, and the recognition that the reader shares with them
  { name: "marks", modules: ["/packages/extraction/src/marks.ts"] },
];

export const SCRIPT_FILES = FILES.map(({ name, modules }, at) => ({
  name,
  priority: FILES.length - at,
  test: (id: string): boolean => modules.some((part) => id.replaceAll("\\", "/").includes(part)),
}));

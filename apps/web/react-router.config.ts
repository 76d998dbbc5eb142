/**
 * Public pages become HTML at build time; every other page of routes.ts starts from build/client/__spa-fallback.html.
 * After the build: names of hashed island files, the list of pages for the server, compressed copies.
 */
import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./scripts/finish-build.ts";
import { PRERENDERED_PAGES } from "./src/pages.ts";

export default {
  appDirectory: "src",
  ssr: false,
  prerender: [...PRERENDERED_PAGES],
  buildEnd: finishBuild,
} satisfies Config;

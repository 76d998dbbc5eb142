/**
 * Puts files of src/app in the place of files of React Router, in what a browser loads. React Router 8.4 has no setting
 * for what happens when a page's script can't be loaded, nor for a product whose pages have no server loaders, no routes
 * to discover and no instruments: it ships the code for them all the same. The build stops when a file is no longer
 * found there, when an export is missing in ours, and when a page hands over data after all (finish-build.ts).
 */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const OWN = new Map(
  Object.entries({
    "routeModules.js": new URL("../src/app/load-route-module.ts", import.meta.url),
    "single-fetch.js": new URL("../src/app/without-server-data.ts", import.meta.url),
    "fog-of-war.js": new URL("../src/app/without-discovery.ts", import.meta.url),
    "instrumentation.js": new URL("../src/app/without-instruments.ts", import.meta.url),
  }).map(([theirs, ours]) => [theirs, fileURLToPath(ours)]),
);

export function ownRouterParts(): Plugin {
  const missing = new Set(OWN.keys());
  return {
    name: "charticle-own-router-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer = "") {
      // their twins of the same names in server-runtime/ never reach a browser
      if (!importer.includes("/react-router/dist/") || importer.includes("/server-runtime/")) return null;
      const theirs = source.slice(source.lastIndexOf("/") + 1);
      missing.delete(theirs);
      return OWN.get(theirs) ?? null;
    },
    buildEnd(error) {
      if (!error && missing.size > 0) {
        this.error(`React Router's ${[...missing].join(", ")} is gone: see scripts/own-router-parts.ts`);
      }
    },
  };
}

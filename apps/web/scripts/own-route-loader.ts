/**
 * Puts src/app/load-route-module.ts in the place of React Router's file of that name. React Router 8.4 has no setting
 * for what happens when a page's script can't be loaded. The build stops when the file is no longer found there.
 */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const own = fileURLToPath(new URL("../src/app/load-route-module.ts", import.meta.url));

export function ownRouteLoader(): Plugin {
  let isFound = false;
  return {
    name: "charticle-own-route-loader",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer = "") {
      if (source !== "./routeModules.js" || !importer.includes("/react-router/dist/")) return null;
      isFound = true;
      return own;
    },
    buildEnd(error) {
      if (!error && !isFound) this.error("React Router's routeModules.js is gone: see scripts/own-route-loader.ts");
    },
  };
}

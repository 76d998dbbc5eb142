/**
 * Puts files of src/app in the place of files of React Router, in what a browser loads, and leaves out what no page
 * of ours asks for (unused-router-parts.ts). React Router 8.4 has no setting for what happens when a page's script can't
 * be loaded, nor for a product whose pages have no server loaders, no routes to discover and no instruments: it ships
 * the code for them all the same. The build stops when a file or a stretch is no longer found there, when an export is
 * missing in ours, and when a page hands over data after all (finish-build.ts).
 */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Stretch } from "./unused-navigation-parts.ts";
import { CUT_FROM, UNUSED } from "./unused-router-parts.ts";

const OWN = new Map(
  Object.entries({
    "routeModules.js": new URL("../src/app/load-route-module.ts", import.meta.url),
    "single-fetch.js": new URL("../src/app/without-server-data.ts", import.meta.url),
    "fog-of-war.js": new URL("../src/app/without-discovery.ts", import.meta.url),
    "instrumentation.js": new URL("../src/app/without-instruments.ts", import.meta.url),
  }).map(([theirs, ours]) => [theirs, fileURLToPath(ours)]),
);

/** What it would tell a developer whose routes are wrong: `warning(false, "Route …");`, not `invariant(a, why(b));`. */
const ADVICE = /^(.*\b(?:invariant|warning)\(.*?), (?:".*"|`.*`)\);$/gmu;

/** A file without one of its stretches; throws where it is not found, or not the only one. */
function without(code: string, [from, to, instead = ""]: Stretch): string {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start + from.length);
  if (start < 0 || end < 0 || code.includes(from, start + 1)) throw new Error(`no one "${from}" before "${to}"`);
  return code.slice(0, start) + instead + code.slice(end);
}

/** One of its files without what no page of ours asks for, and without its advice to developers. */
export const shortened = (file: string, code: string): string =>
  (UNUSED[file] ?? []).reduce(without, code.replace(ADVICE, '$1, "");'));

export function ownRouterParts(): Plugin {
  const missing = new Set([...OWN.keys(), ...Object.keys(UNUSED)]);
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
    transform(code, id) {
      const file = /react-router\/dist\/production\/(.+)$/u.exec(id.replaceAll("\\", "/"))?.[1] ?? ""; // catches "lib/hooks.js" behind it
      if (file === "") return null;
      missing.delete(file);
      try {
        if (!code.includes(CUT_FROM)) throw new Error(`the stretches are those of ${CUT_FROM}`);
        return { code: shortened(file, code), map: null };
      } catch (error) {
        return this.error(`React Router's ${file} is another: ${error} (scripts/unused-router-parts.ts)`);
      }
    },
    buildEnd(error) {
      if (!error && missing.size > 0) {
        this.error(`React Router's ${[...missing].join(", ")} is gone: see scripts/own-router-parts.ts`);
      }
    },
  };
}

/**
 * Puts files of src/app in the place of files of React Router, in what a browser loads, and leaves out what no page
 * of ours asks for: pages fetched ahead (`<Link prefetch>`), its `<Form>`, view transitions, errors of
 * server components, advice to developers. React Router 8.4 has no setting for what happens when a page's script can't
 * be loaded, nor for a product whose pages have no server loaders, no routes to discover and no instruments: it ships
 * the code for them all the same. The build stops when a file is no longer found there, when an export is missing in
 * ours, and when a page hands over data after all (finish-build.ts).
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

type Stretch = readonly [from: string, to: string, instead: string];

/** Stretches of its files, up to what follows them, and what stands for them: the page calls the same hooks all the same. */
const SHORTER: Readonly<Record<string, readonly Stretch[]>> = {
  // what a developer would read of a page that isn't there; a person reads ours
  "lib/router/router.js": [
    [
      "function getInternalRouterError(",
      "function findRedirect(",
      'function getInternalRouterError(status) { return new ErrorResponseImpl(status || 500, "", new Error(String(status)), true); }\n',
    ],
  ],
  "lib/dom/ssr/components.js": [
    [
      "function usePrefetchBehavior(",
      "function getActiveMatches(",
      "function usePrefetchBehavior() { return [false, React$1.useRef(null), {}]; }\n",
    ],
    ["function PrefetchPageLinks(", "function Meta(", "function PrefetchPageLinks() { return null; }\n"],
  ],
  "lib/dom/lib.js": [
    ["const Form = React$1.forwardRef(", 'Form.displayName = "Form"', "const Form = {};\n"],
    ["function useViewTransitionState(", "//#endregion", "function useViewTransitionState() { return false; }\n"],
  ],
  "lib/hooks.js": [
    ["const navigateEffectWarning", "/**\n* Returns a function that lets", 'const navigateEffectWarning = "";\n'],
    // root.tsx has a page for errors of its own
    [
      "function DefaultErrorComponent(",
      "const defaultErrorElement",
      "function DefaultErrorComponent() { return null; }\n",
    ],
    [
      "function RSCErrorHandler(",
      "function RenderedRoute(",
      "function RSCErrorHandler({ children }) { return children; }\n",
    ],
  ],
};

/** What it would tell a developer whose routes are wrong: `warning(false, "Route …");`, not `invariant(a, why(b));`. */
const ADVICE = /^(.*\b(?:invariant|warning)\(.*?), (?:".*"|`.*`)\);$/gmu;

/** One of its files without them, and without its advice to developers; null where a stretch is not found. */
export const shortened = (file: string, code: string): string | null =>
  (SHORTER[file] ?? []).reduce<string | null>(
    (now, [from, to, instead]) => {
      const [start, end] = [now?.indexOf(from) ?? -1, now?.indexOf(to) ?? -1];
      return now && start >= 0 && end > start ? now.slice(0, start) + instead + now.slice(end) : null;
    },
    code.replace(ADVICE, '$1, "");'),
  );

export function ownRouterParts(): Plugin {
  const missing = new Set([...OWN.keys(), ...Object.keys(SHORTER)]);
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
      const shorter = shortened(file, code);
      if (shorter === null) this.error(`React Router's ${file} is another: see scripts/own-router-parts.ts`);
      return { code: shorter, map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0) {
        this.error(`React Router's ${[...missing].join(", ")} is gone: see scripts/own-router-parts.ts`);
      }
    },
  };
}

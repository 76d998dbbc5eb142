import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as theirs from "react-router";
import { build } from "vite";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ownRouterParts, shortened } from "./own-router-parts.ts";
import { TAKEN, UNREAD } from "./unused-router-parts.ts";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

const FILE = "lib/dom/ssr/errorBoundaries.js";
const THEIRS = `function RemixRootDefaultErrorBoundary({ error }) {
	console.error(error);
	let heyDeveloper = script("💿");
	if (isRouteErrorResponse(error)) return shell();
}`;

const COMPONENTS = `function useFrameworkContext() {}
function usePrefetchBehavior(prefetch) { return observer(prefetch); }
function getActiveMatches() {}
function Links() {}
function PrefetchPageLinks({ page }) { return getNewMatchesForLinks(page); }
function Meta() {}
function Scripts() {
	let contextScript = serverHandoff();
	return /* @__PURE__ */ contextScript;
}`;

describe("React Router without what no page of ours asks for", () => {
  it("keeps what stands around it", () => {
    expect(shortened(FILE, THEIRS)).toBe(THEIRS.replace('script("💿");\n\t', "null;\n"));
  });

  it("takes whole functions out, and leaves their neighbours", () => {
    const ours = shortened("lib/dom/ssr/components.js", COMPONENTS);
    expect(ours).not.toMatch(/observer|getNewMatchesForLinks|serverHandoff/);
    for (const name of ["useFrameworkContext", "getActiveMatches", "Links", "Meta", "Scripts"])
      expect(ours).toContain(`function ${name}(`);
  });

  it("throws where a file is another, so that the build stops", () => {
    expect(() => shortened(FILE, THEIRS.replace("let heyDeveloper", "const heyDeveloper"))).toThrow("heyDeveloper");
    expect(() => shortened(FILE, `${THEIRS}${THEIRS}`)).toThrow("heyDeveloper");
    expect(() => shortened("lib/hooks.js", THEIRS)).toThrow("navigateEffectWarning");
  });

  it("drops advice to developers, and keeps what it checks", () => {
    const told =
      'invariant(a || b("x"), `No "c", (so)`);\n\tif (d) warning(false, "No d");\ninvariant(a, why("b", c));';
    const ours = 'invariant(a || b("x"), "");\n\tif (d) warning(false, "");\ninvariant(a, why("b", c));';
    expect(shortened("lib/router/utils.js", told)).toBe(ours);
  });

  it("leaves other files alone", () => {
    expect(shortened("lib/router/links.js", THEIRS)).toBe(THEIRS);
  });
});

describe("pages of ours", () => {
  const pages: { name: string; code: string }[] = [];

  beforeAll(async () => {
    const names = await readdir(SOURCES, { recursive: true });
    // catches "app/shell.tsx", must not catch "app/shell.test.tsx"
    for (const name of names.filter((one) => /(?<!\.test)\.tsx?$/.test(one)))
      pages.push({ name, code: await readFile(join(SOURCES, name), "utf8") });
  });

  it("take nothing of React Router but what is left whole", () => {
    // catches `import type { Link as A } from "react-router";`, and `} from "react-router/dom"`
    const named = /import (?:type )?\{([^}]*)\} from "react-router(?:\/[a-z-]+)?"/gu;
    const taken = pages.flatMap(({ code }) =>
      [...code.matchAll(named)].flatMap(([, names]) => (names ?? "").split(",")),
    );
    const names = taken.map((name) => name.replace("type ", "").split(" as ")[0]?.trim()).filter(Boolean);
    expect([...new Set(names)].toSorted()).toEqual([...TAKEN].toSorted());
    // no other way to it: `import * as`, `import()`, `export … from`
    const mentions = pages.flatMap(({ code }) => code.match(/"react-router(?:\/[a-z-]+)?"/gu) ?? []);
    expect(mentions).toHaveLength(pages.flatMap(({ code }) => code.match(named) ?? []).length);
  });

  it("say nothing that is not read any more", () => {
    const unread = new RegExp(`\\b(?:${UNREAD.join("|")})\\b`, "u");
    expect(pages.filter(({ code }) => unread.test(code)).map(({ name }) => name)).toEqual([]);
  });

  it("have one loader, whose answer is no Response: of those, nothing reads status or redirect", () => {
    const withLoader = pages.filter(({ code }) => /\bclientLoader\b.*=/u.test(code));
    expect(withLoader.map(({ name }) => name)).toEqual(["app/shell.tsx"]);
    expect(withLoader[0]?.code).toContain("clientLoader = (): Promise<GuardResult> => guard();");
  });
});

const REFUSED = new Error("refused");

type Router = Pick<typeof theirs, "createMemoryRouter">;
type Step = readonly [to: string | number, options?: theirs.RouterNavigateOptions];

const ROUTES = (): theirs.RouteObject[] => [
  {
    id: "root",
    path: "/",
    ErrorBoundary: () => null,
    HydrateFallback: () => null,
    children: [
      { id: "start", index: true },
      { id: "plain", path: "plain/:name", handle: { isStatic: true } },
      { id: "late", path: "late", lazy: { Component: async () => () => null, loader: async () => () => "late" } },
      {
        id: "shell",
        loader: () => new Promise((resolve) => setTimeout(resolve, 5, { verdict: "pass" })),
        shouldRevalidate: () => true,
        children: [
          { id: "home", path: "home" },
          { id: "settings", path: "settings", loader: ({ request }) => request.url, ErrorBoundary: () => null },
          { id: "refused", path: "refused", loader: () => Promise.reject(REFUSED), ErrorBoundary: () => null },
          { id: "broken", path: "broken", loader: () => Promise.reject(REFUSED) },
        ],
      },
    ],
  },
];

const callLoaders: theirs.DataStrategyFunction = async ({ matches }) => {
  const asked = matches.filter((match) => match.shouldCallHandler());
  const made = await Promise.all(asked.map(async (match) => [match.route.id, await match.resolve()] as const));
  return Object.fromEntries(made);
};

const whereOf = ({ pathname, search, hash, state }: theirs.Location) => ({ to: pathname + search + hash, state });

/** All that a page could see of a router on its way: each state, without the parts that no page of ours asks for. */
async function seenOf({ createMemoryRouter }: Router, [first, ...steps]: readonly Step[]) {
  const router = createMemoryRouter(ROUTES(), { initialEntries: [String(first?.[0])], dataStrategy: callLoaders });
  const seen: unknown[] = [];
  const note = (state: typeof router.state, flushSync?: boolean): void => {
    const { location, navigation, matches, errors, fetchers, blockers, ...rest } = state;
    seen.push({
      ...{ ...rest, flushSync, at: whereOf(location) },
      going: navigation.location ? [navigation.state, whereOf(navigation.location)] : navigation.state,
      matches: matches.map(({ route, ...match }) => ({ ...match, id: route.id, lazy: route.lazy })),
      errors: Object.entries(errors ?? {}).map(([id, error]) => [id, error.status ?? error]),
    });
  };
  note(router.state);
  router.subscribe((state, { flushSync }) => note(state, flushSync));
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const left = router.enableScrollRestoration({}, () => seen.length);
  for (const [to, options] of steps) {
    const gone = typeof to === "number" ? router.navigate(to) : router.navigate(to, options);
    if (!options?.state?.hurried) await gone;
  }
  await vi.waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  left();
  router.dispose();
  return seen;
}

describe("the router that is left", () => {
  let ours: Router;

  beforeAll(async () => {
    const entry = "entry-of-test.js";
    const output = await build({
      ...{ configFile: false, logLevel: "silent" },
      resolve: { alias: { "~": SOURCES }, conditions: ["production", "browser", "module"] },
      plugins: [
        ownRouterParts(),
        {
          name: entry,
          enforce: "pre",
          resolveId: (source) => (source.endsWith(entry) ? join(SOURCES, entry) : null),
          load: (id) =>
            id.endsWith(entry)
              ? 'export { createMemoryRouter } from "react-router"; export { HydratedRouter } from "react-router/dom";'
              : null,
        },
      ],
      build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
      define: { "process.env.NODE_ENV": '"production"' },
    });
    const [chunk] = [output].flat().flatMap((one) => ("output" in one ? one.output : []));
    if (chunk?.type !== "chunk") throw new Error("nothing was built");
    expect(chunk.code).not.toMatch(/handleFetcherAction|shouldBlockNavigation|startViewTransition/u);
    ours = await import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(chunk.code).toString("base64")}`);
  });

  const hurried = { state: { hurried: true } };
  it.each<{ name: string; steps: readonly Step[] }>([
    { name: "pages without loaders", steps: [["/"], ["/plain/a?b#c"], ["/plain/b", { replace: true }], [-1]] },
    { name: "what is handed over", steps: [["/"], ["/plain/a", { state: { from: "/" } }], ["/plain/a"]] },
    { name: "a place on the page", steps: [["/home"], ["/home#there"], ["#here"], ["/home"], [-1], [-1]] },
    { name: "loaders, called again", steps: [["/home"], ["/settings?a"], ["/settings?b"], ["/home"], [-2]] },
    { name: "pages that come late", steps: [["/late"], ["/"], ["/late"]] },
    { name: "a late page gone to", steps: [["/"], ["/late", { preventScrollReset: true }], ["/home"], [-1]] },
    { name: "faults with a page of their own", steps: [["/refused"], ["/home"], ["/refused"], ["/plain/a"]] },
    { name: "faults without one", steps: [["/broken"], ["/home"], ["/broken"], ["/settings"]] },
    { name: "no such page", steps: [["/nowhere"], ["/home"], ["/nowhere", { flushSync: true }], ["/"]] },
    { name: "a change of mind", steps: [["/"], ["/home", hurried], ["/settings", hurried], ["/plain/a"], [-1]] },
    { name: "a way back at once", steps: [["/home"], ["/settings", hurried], ["/home", hurried], ["/refused"]] },
    { name: "relative ways", steps: [["/plain/a"], [".."], ["plain/b", { relative: "path" }], ["."], ["?a"]] },
  ])("goes as theirs does: $name", async ({ steps }) => {
    expect(await seenOf(ours, steps)).toEqual(await seenOf(theirs, steps));
  });

  it("refuses the addresses that theirs refuses", async () => {
    for (const make of [ours, theirs]) {
      const router = make.createMemoryRouter(ROUTES(), { initialEntries: ["/"], dataStrategy: callLoaders });
      await expect(router.navigate("https://example.com/")).rejects.toThrow("External");
    }
  });
});

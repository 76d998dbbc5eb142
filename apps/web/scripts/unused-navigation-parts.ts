/** What React Router's router itself does for pages that ask for it, and none of ours does (see unused-router-parts.ts). */

/** A stretch of a file, from its first words up to the words that follow it, and what stands for it. */
export type Stretch = readonly [from: string, to: string, instead?: string];

/** A question that is always answered with no: the minifiers follow it to wherever it is asked. */
const no = (question: string): Stretch => [`function ${question}(`, "\n}\n", `function ${question}() { return false;`];

/** Of lib/router/router.js. */
export const ROUTER: readonly Stretch[] = [
  // instruments (src/app/without-instruments.ts)
  ["if (init.instrumentations) {", "let future = "],
  ["if (init.instrumentations) router = ", "return router;"],

  // routes that are discovered (src/app/without-discovery.ts), or exchanged under a developer's hands
  ["commitHmrRoutes() {", "};\n/**\n* Create a router", "commitHmrRoutes() {}\n"],
  ["if (initialMatches && !init.hydrationData) {", "if (initialMatches.some((m) => m.route.lazy)) {"],
  ["let fogOfWar = checkFogOfWar(matches, location.pathname);", "if (!matches) {"],
  ["function checkFogOfWar(", "router = {"],

  // a page that holds back who leaves it
  ["if (unblockBlockerHistoryUpdate) {", "return startNavigation(historyAction, location);"],
  ["if (blockers.size > 0 && ", "let restoreScrollPosition = "],

  // view transitions
  ["if (isBrowser) {\n\t\t\trestoreAppliedTransitions(", "if (!state.initialized) startNavigation("],
  ["let viewTransitionOpts;", "updateState({", "let viewTransitionOpts;\n"],

  // fetchers: loaders and actions beside a page
  ["state.fetchers.forEach((_, key) => deleteFetcher(", "}\n\tfunction subscribe("],
  ["let unmountedFetchers = [];", "if (subscribers.size === 0)"],
  ["deletedFetchers: unmountedFetchers,", "newErrors: "],
  ["unmountedFetchers.forEach(", "}\n\tfunction completeNavigation("],
  ["async function callLoadersAndMaybeResolveData(", "function handleNavigational404("],
  ["fetch,\n\t\trevalidate,", "createHref: "],
  ["getFetcher,\n", "dispose,"],
  ["getBlocker,\n", "};\n\treturn router;"],

  // forms and their actions, loaders that are called once more, addresses that hide others
  ["let isActionReload = ", "let loaderData = newState.loaderData ?", "let actionData = null;\n"],
  [" || state.navigation.formMethod != null && ", "\n\t\tdataRoutes.commitHmrRoutes();", ";"],
  ["\n\t\tpendingViewTransitionEnabled = false;", "\n\t\tpendingPopstateNavigationDfd?.resolve();"],
  ["pendingRevalidationDfd?.resolve();", "}\n\tasync function navigate("],
  [
    "let instrumentationNavigateMetaReceiver = ",
    "let currentLocation = ",
    "let path = normalizeTo(state.location, state.matches, basename, to, opts?.fromRouteId, opts?.relative);\n",
  ],
  [", void 0, maskPath);", "\n\t\tnextLocation = {", ");"],
  [
    "else if (userReplace === false) {}",
    "async function startNavigation(",
    `const { preventScrollReset, flushSync } = opts ?? {};
    await startNavigation(historyAction, nextLocation, { preventScrollReset, flushSync });
  }
  `,
  ],
  ["isUninterruptedRevalidation = (opts && ", "saveScrollPosition(state.location, state.matches);"],
  ["pendingViewTransitionEnabled = (opts && ", "let matches = opts?.initialHydration"],
  [" && !(opts && opts.submission && ", "\n\t\t\tcompleteNavigation(location, { matches }, ", ") {"],

  // of redirects too, and of the two functions that handle them all: what is left when a page has a loader at most
  ["let loadingNavigation = opts && opts.overrideNavigation ?", "pendingNavigationController = new AbortController();"],
  [
    "let pendingActionResult;",
    "async function callDataStrategy(",
    `const initialHydration = opts?.initialHydration === true;
    const toLoad = getMatchesToLoad(request, scopedContext, mapRouteProperties, manifest, init.history, state, matches,
      location, initialHydration ? [] : hydrationRouteProperties, initialHydration);
    if (!initialHydration) {
      updateState({ navigation: getLoadingNavigation(location, matches, historyAction) }, { flushSync });
    }
    const results = await callDataStrategy(request, location, toLoad, scopedContext, null);
    if (request.signal.aborted) return;
    let { loaderData, errors } = processLoaderData(matches, results);
    if (initialHydration && state.errors) errors = { ...state.errors, ...errors };
    pendingNavigationController = null;
    completeNavigation(location, { matches, loaderData, errors });
  }
  `,
  ],
  [
    "function getMatchesToLoad(",
    "let currentUrl = ",
    `function getMatchesToLoad(request, scopedContext, mapRouteProperties, manifest, history, state, matches,
    location, lazyRoutePropertiesToSkip, initialHydration) {
  `,
  ],
  ["} else if (pendingActionResult && ", "let baseShouldRevalidateArgs = {", "}\n"],
  ["...submission,\n\t\tactionResult,", "};\n\tlet pattern = getRoutePattern(matches);"],
  [
    ", callSiteDefaultShouldRevalidate);\n\t});",
    "function routeHasLoaderOrMiddleware(",
    ");\n\t});\n\treturn dsMatches;\n}\n",
  ],
  [
    'if (typeof callSiteDefaultShouldRevalidate === "boolean") default',
    "if (currentUrl.pathname + currentUrl.search === ",
  ],
  [
    ", callSiteDefaultShouldRevalidate) {\n\tlet isUsingNewApi",
    "\n\tlet _lazyPromises",
    ") {\n\tlet isUsingNewApi = false;",
  ],
  [
    'if (typeof callSiteDefaultShouldRevalidate === "boolean") return',
    "return shouldRevalidateLoader(match, shouldRevalidateArgs);",
  ],
  [
    "function createClientSideRequest(",
    "function convertFormDataToSearchParams(",
    `function createClientSideRequest(history, location, signal) {
  return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal });
}
`,
  ],
  [
    "function processRouteLoaderData(",
    "function mergeLoaderData(",
    `function processLoaderData(matches, results) {
  const loaderData = {};
  let errors = null;
  for (const { route: { id } } of matches) {
    if (!(id in results)) continue;
    const result = results[id];
    loaderData[id] = isErrorResult(result) ? ResetLoaderDataSymbol : result.data;
    if (!isErrorResult(result)) continue;
    errors ??= {};
    errors[findNearestBoundary(matches, id).route.id] ??= result.error;
  }
  return { loaderData, errors };
}
`,
  ],
  [
    "function getLoadingNavigation(",
    "function getSubmittingNavigation(",
    `function getLoadingNavigation(location, matches, historyAction) {
  return { ...IDLE_NAVIGATION, state: "loading", location, matches, historyAction };
}
`,
  ],
  no("isMutationMethod"),
  no("isRedirectDataStrategyResult"),
  no("isDataWithResponseInit"),
  no("isResponse"),

  // routes whose whole is one function that loads them, and what runs round their loaders
  ['if (typeof route.lazy === "function") {', "let lazyKeys = "],
  [
    "let runClientMiddleware = isStaticHandler ?",
    "try {\n\t\tawait Promise.all(",
    "let results = await dataStrategyImpl(dataStrategyArgs);\n",
  ],

  // what a developer would read of a page that isn't there; a person reads ours
  [
    "function getInternalRouterError(",
    "function findRedirect(",
    'function getInternalRouterError(status) { return new ErrorResponseImpl(status || 500, "", new Error(String(status)), true); }\n',
  ],
];

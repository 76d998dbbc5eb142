/**
 * What React Router does for pages that ask for it, and none of ours does: own-router-parts.ts leaves it out of what a
 * browser loads. own-router-parts.test.ts fails when a page of ours asks after all: the stretches in its way then go.
 */
import { ROUTER, type Stretch } from "./unused-navigation-parts.ts";

/** Where these stretches were found: of another version, each is to be looked at again. */
export const CUT_FROM = "react-router v8.4.0";

/** All that our pages take from it. Another name may need what is left out: look before it is added here. */
export const TAKEN: readonly string[] = [
  ...["Link", "Navigate", "NavigateOptions", "NavLink", "useLocation", "useMatches", "useNavigate", "useParams"],
  ...["Links", "Meta", "Outlet", "Scripts", "ScrollRestoration"],
  ...["isRouteErrorResponse", "useLoaderData", "useRouteError"],
  ...["DataStrategyFunction", "EntryContext", "ServerRouter"], // nothing of them reaches a browser
];

/** What no page may export, and no link, call or loader may say: there is nothing left that reads it. */
export const UNREAD: readonly string[] = [
  ...["clientAction", "clientMiddleware", "serverLoader"],
  ...["viewTransition", "prefetch", "mask", "defaultShouldRevalidate"],
];

const ROUTES: readonly Stretch[] = [
  // actions, and data that a loader asks a server for
  ["dataRoute.action = ({ request", "} else {\n\t\t\tif (!route.hasClientLoader)"],
  ["if (!route.hasClientAction) dataRoute.action =", "let lazyRoutePromise;"],
  ["url,\n\t\t\t\t\t\tasync serverLoader() {", "});\n\t\t\t\t});", "url"],
  ["async serverLoader() {", "});\n\t\t\t\t} : void 0,"],
  ["action: route.hasClientAction ?", "shouldRevalidate: async () => {"],
  ["if (needsRevalidation) return wrapShould", "return route.shouldRevalidate;\n}"],
];

const PROVIDER: readonly Stretch[] = [
  // view transitions, and fetchers
  ["let [pendingState, setPendingState] = ", "let setState = "],
  [
    "newState.fetchers.forEach((fetcher, key) => {",
    "if (reactDomFlushSyncImpl && flushSync) reactDomFlushSyncImpl(() => setStateImpl(newState));",
    "{\n",
  ],
  [
    "if (reactDomFlushSyncImpl && flushSync) {",
    "useTransitions,\n\t\tsetOptimisticState,\n\t\tonError",
    "}, [reactDomFlushSyncImpl,\n",
  ],
  ["React$1.useEffect(() => {\n\t\tif (vtContext.", "let navigator = React$1.useMemo("],
  ["let fetchersContext = ", "return /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, "],
  ["/* @__PURE__ */ React$1.createElement(FetchersContext.Provider", "/* @__PURE__ */ React$1.createElement(Router, {"],
  ["))))), null);", "\n}", "))), null);"],
];

/** By file. */
export const UNUSED: Readonly<Record<string, readonly Stretch[]>> = {
  "lib/router/router.js": ROUTER,
  "lib/dom/ssr/routes.js": ROUTES,
  "lib/components.js": PROVIDER,
  "lib/dom-export/hydrated-router.js": [["router.createRoutesForHMR = ", "window.__reactRouterDataRouter = router;"]],
  "lib/dom/ssr/components.js": [
    [
      "function usePrefetchBehavior(",
      "function getActiveMatches(",
      "function usePrefetchBehavior() { return [false, React$1.useRef(null), {}]; }\n",
    ],
    ["function PrefetchPageLinks(", "function Meta(", "function PrefetchPageLinks() { return null; }\n"],
    // scripts that only the HTML carries: in a browser they are there, and empty
    ["let contextScript = ", "return /* @__PURE__ */", 'let contextScript = " ", routeModulesScript = " ";\n'],
  ],
  "lib/dom/ssr/errorBoundaries.js": [
    ["let heyDeveloper = ", "if (isRouteErrorResponse(error))", "let heyDeveloper = null;\n"],
  ],
  "lib/dom/lib.js": [
    ["const Form = React$1.forwardRef(", 'Form.displayName = "Form"', "const Form = {};\n"],
    ["function useViewTransitionState(", "//#endregion", "function useViewTransitionState() { return false; }\n"],
    ["if (mask) {", "let [shouldPrefetch, prefetchRef, prefetchHandlers]"],
    ["let restoreScroll = ((", "if (props.nonce == null", 'let restoreScroll = "";\n'],
  ],
  "lib/hooks.js": [
    ["const navigateEffectWarning", "/**\n* Returns a function that lets", 'const navigateEffectWarning = "";\n'],
    // routers that a page makes itself
    ["return React$1.useContext(IsDataRouteContext) ?", "\n}", "return useNavigateStable();"],
    ["function useNavigateUnstable(", "const OutletContext = "],
    [
      "let location;\n\tif (locationArg) {",
      "let pathname = location.pathname",
      "let location = locationFromContext;\n",
    ],
    ["let pathname = location.pathname", "let matches;"],
    ["else matches = matchRoutes(", "let renderedMatches = "],
    ["if (locationArg && renderedMatches) return", "return renderedMatches;"],
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

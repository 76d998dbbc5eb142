import {
  createMemoryRouter,
  type DataStrategyFunction,
  UNSAFE_decodeViaTurboStream,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
} from "react-router";
import { expect, test, vi } from "vitest";
import { decodeViaTurboStream, getTurboStreamSingleFetchDataStrategy } from "./without-server-data.ts";

const FAULT = new Error("refused");

const ROUTES = [
  {
    id: "root",
    path: "/",
    hasErrorBoundary: true,
    children: [
      { id: "home", path: "home", loader: () => ({ verdict: "pass" }) },
      { id: "refused", path: "refused", loader: () => Promise.reject(FAULT) },
      { id: "plain", path: "plain" },
    ],
  },
];

/** What stands after the first page, and after going to another. */
async function statesBy(dataStrategy: DataStrategyFunction, [first, next]: readonly [string, string]) {
  const router = createMemoryRouter(ROUTES, { initialEntries: [first], dataStrategy });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const states = [router.state];
  await router.navigate(next);
  states.push(router.state);
  router.dispose();
  return states.map(({ loaderData, errors, location }) => ({ loaderData, errors, path: location.pathname }));
}

/** React Router's own, told that no route has a server loader. */
const theirs = (): DataStrategyFunction => {
  const none = { module: "", hasLoader: false, hasClientLoader: false };
  const routes = Object.fromEntries(["root", "home", "refused", "plain"].map((id) => [id, { id, ...none }]));
  const manifest = { routes, entry: { imports: [], module: "" }, url: "", version: "" };
  const build = UNSAFE_getTurboStreamSingleFetchDataStrategy as (...parts: unknown[]) => DataStrategyFunction;
  return build(() => null, manifest, {}, false);
};

test.each([["/home", "/plain"] as const, ["/plain", "/home"] as const, ["/home", "/refused"] as const])(
  "%s, then %s: the loaders are called as React Router calls them",
  async (...pages) => {
    const ours = await statesBy(getTurboStreamSingleFetchDataStrategy(), pages);
    expect(ours).toEqual(await statesBy(theirs(), pages));
    expect(ours.map(({ path }) => path)).toEqual(pages);
    const at = pages.indexOf("/home");
    expect(ours[at]?.loaderData).toEqual({ home: { verdict: "pass" } });
    expect(ours[1]?.errors).toEqual(pages[1] === "/refused" ? { root: FAULT } : null);
  },
);

test("a page that hands over nothing is read as React Router reads it", async () => {
  const line = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]';
  const body = new Blob([`${line}\n`]).stream();
  const { value } = await UNSAFE_decodeViaTurboStream(body, globalThis as unknown as Window & typeof globalThis);
  expect((await decodeViaTurboStream()).value).toEqual(value);
});

/**
 * React Router's way to the data of server loaders and actions, for pages that have neither (`ssr: false`): takes the
 * place of its single-fetch.js and the stream that it reads (scripts/own-router-parts.ts). What remains is calling the
 * pages' own `clientLoader`.
 */
import type { DataStrategyFunction } from "react-router";

const callLoaders: DataStrategyFunction = async ({ matches }) => {
  const asked = matches.filter((match) => match.shouldCallHandler());
  const results = await Promise.all(
    asked.map(async (match) => [match.route.id, await match.resolve((handler) => handler())] as const),
  );
  return Object.fromEntries(results);
};

/** @public React Router calls it by this name. */
export const getTurboStreamSingleFetchDataStrategy = (): DataStrategyFunction => callLoaders;

/** @public What a page's HTML hands over: finish-build.ts sees to it that it is nothing. */
export const decodeViaTurboStream = async () => ({ value: { loaderData: {}, actionData: null, errors: null } });

const never = (): never => {
  throw new Error("No page of ours asks a server for its data.");
};

/** @public Named by files of React Router that no page reaches. */
export {
  never as getSingleFetchDataStrategyImpl,
  never as SingleFetchRedirectSymbol,
  never as singleFetchUrl,
  never as StreamTransfer,
  never as stripIndexParam,
};

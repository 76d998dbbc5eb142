/**
 * React Router's discovery of routes while a person is about, for pages that know all routes from the start
 * (`ssr: false`): takes the place of its fog-of-war.js (scripts/own-router-parts.ts).
 */

/** @public React Router calls it by this name. */
export const isFogOfWarEnabled = (): boolean => false;

/** @public A router without it has nothing to discover. */
export const getPatchRoutesOnNavigationFunction = (): undefined => undefined;

/** @public */
export const useFogOFWarDiscovery = (): void => undefined;

const never = (): never => {
  throw new Error("All routes of ours are known from the start.");
};

/** @public Named by files of React Router that no page reaches. */
export {
  never as getManifestPath,
  never as getPartialManifest,
  never as getPathsWithAncestors,
  never as handleClientVersionMismatch,
};

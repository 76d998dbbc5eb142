/**
 * A list whose items are known by their place (they have no name that lasts), ready for React.
 *
 *   byPlace(["a"]) -> [{key: "0", at: 0, item: "a"}]
 */
export const byPlace = <T>(list: readonly T[]): { key: string; at: number; item: T }[] =>
  list.map((item, at) => ({ key: String(at), at, item }));

/** Words that are used alike, as clusters of their vectors, and clusters that are alike, as groups. */
import { CLUSTERS, toUnit } from "../../src/read/words/word-store.ts";
import { centresOf, nearest } from "./k-means.ts";

/** The commonest say where the clusters lie. */
const TELLING = 25_000;
const GROUPS = 64;

/** The cluster of each row, and the middle of each cluster. */
export function clustersOf(rows: readonly Float32Array[]): { clusters: Uint8Array; centres: Float32Array[] } {
  const centres = centresOf(rows.slice(0, TELLING), CLUSTERS, toUnit);
  return { clusters: Uint8Array.from(rows, (row) => nearest(row, centres)), centres };
}

export function groupsOf(centres: readonly Float32Array[]): Uint8Array {
  const groups = centresOf(centres, GROUPS, toUnit);
  return Uint8Array.from(centres, (centre) => nearest(centre, groups));
}

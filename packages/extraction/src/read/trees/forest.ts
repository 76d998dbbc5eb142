/**
 * Decision trees whose answers are added up. `forestOf(bytes)` reads stored ones, `bytesOf(forest)` writes them,
 * `sumOf(forest, signs)` answers what they say of a row of signs.
 *
 * All trees are complete: a node that asks nothing sends everybody left. Node i has the children 2i + 1 and 2i + 2.
 */
export const DEPTH = 4;
export const NODES = (1 << DEPTH) - 1;
export const LEAVES = 1 << DEPTH;

export type Forest = {
  trees: number;
  /** Which sign each node asks: `NODES` a tree. */
  asked: Uint8Array;
  /** Beyond it a row goes right: `NODES` a tree. */
  limits: Float32Array;
  /** What each leaf adds: `LEAVES` a tree. */
  leaves: Float32Array;
};

/** Of several rows alike: tree by tree, so that each tree is fetched once. */
export function sumsOf({ trees, asked, limits, leaves }: Forest, rows: readonly Float32Array[]): Float64Array {
  const sums = new Float64Array(rows.length);
  for (let tree = 0; tree < trees; tree++) {
    const first = tree * NODES;
    for (let row = 0; row < rows.length; row++) {
      const signs = rows[row];
      if (!signs) continue;
      let node = 0;
      while (node < NODES) {
        const goesRight = (signs[asked[first + node] ?? 0] ?? 0) > (limits[first + node] ?? 0);
        node = 2 * node + (goesRight ? 2 : 1);
      }
      sums[row] = (sums[row] ?? 0) + (leaves[tree * LEAVES + node - NODES] ?? 0);
    }
  }
  return sums;
}

export const sumOf = (forest: Forest, signs: Float32Array): number => sumsOf(forest, [signs])[0] ?? 0;

const HEAD = 4;

/** Number of trees, then limits, leaves (little-endian floats) and what is asked. */
export function bytesOf({ trees, asked, limits, leaves }: Forest): Uint8Array {
  const bytes = new Uint8Array(HEAD + 4 * (limits.length + leaves.length) + asked.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, trees, true);
  [...limits, ...leaves].forEach((value, at) => {
    view.setFloat32(HEAD + 4 * at, value, true);
  });
  bytes.set(asked, HEAD + 4 * (limits.length + leaves.length));
  return bytes;
}

/** @throws RangeError where the bytes are cut off */
export function forestOf(bytes: Uint8Array): Forest {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const trees = view.getUint32(0, true);
  const floats = (from: number, count: number): Float32Array =>
    Float32Array.from({ length: count }, (_, at) => view.getFloat32(HEAD + 4 * (from + at), true));
  const limits = floats(0, trees * NODES);
  const leaves = floats(trees * NODES, trees * LEAVES);
  return { trees, limits, leaves, asked: bytes.slice(HEAD + 4 * trees * (NODES + LEAVES)) };
}

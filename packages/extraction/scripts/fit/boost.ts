/**
 * Grows a forest by gradient boosting (Friedman 2001): each tree is fitted to what the ones before leave wrong.
 * `boost(rows, {trees, pull})`: `pull(sums)` answers for each row how much more it should have and how firmly
 * (gradient and curvature). Same rows, same forest.
 */
import { DEPTH, type Forest, LEAVES, NODES } from "../../src/read/trees/forest.ts";

const BINS = 64;
const RATE = 0.06;
/** Price of large leaves. */
const RIDGE = 5;
/** Fewest rows of a leaf, where nothing else is asked. */
const FEWEST = 60;
/** Share of the signs that a tree may ask, and of the rows that it is fitted to. */
const ASKED = 0.4;
const DRAWN = 0.7;

export type Pull = { slope: Float64Array; bend: Float64Array };
type Plan = { trees: number; fewest?: number; pull: (sums: Float64Array) => Pull };
/** Each sign's bins by row, and the limits between its bins. */
type Binned = { bins: Uint8Array; limits: Float32Array };
type Split = { sign: number; bin: number; gain: number };

function binned(values: Float32Array): Binned {
  const sorted = values.toSorted();
  const cuts = Array.from({ length: BINS - 1 }, (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BINS)] ?? 0);
  const limits = Float32Array.from(new Set(cuts));
  const bins = Uint8Array.from(values, (value) => {
    const at = limits.findIndex((limit) => value <= limit);
    return at < 0 ? limits.length : at;
  });
  return { bins, limits };
}

/** A small generator of its own, so that the same rows give the same forest. */
function drawer(): () => number {
  let seed = 20261127;
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
}

/** The best question for each node of a level, by what is gained. */
function splitsOf(
  columns: readonly Binned[],
  asked: readonly number[],
  { slope, bend }: Pull,
  { rows, nodeOf, nodes, fewest }: { rows: Uint32Array; nodeOf: Uint8Array; nodes: number; fewest: number },
): Split[] {
  const best: Split[] = Array.from({ length: nodes }, () => ({ sign: 0, bin: -1, gain: 1e-6 }));
  const slopes = new Float64Array(nodes * BINS);
  const bends = new Float64Array(nodes * BINS);
  const counts = new Uint32Array(nodes * BINS);
  for (const sign of asked) {
    const bins = columns[sign]?.bins ?? new Uint8Array();
    slopes.fill(0);
    bends.fill(0);
    counts.fill(0);
    for (let k = 0; k < rows.length; k++) {
      const row = rows[k] ?? 0;
      const at = (nodeOf[row] ?? 0) * BINS + (bins[row] ?? 0);
      slopes[at] = (slopes[at] ?? 0) + (slope[row] ?? 0);
      bends[at] = (bends[at] ?? 0) + (bend[row] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (let node = 0; node < nodes; node++) {
      const first = node * BINS;
      const sum = (all: Float64Array | Uint32Array): number => {
        let total = 0;
        for (let at = first; at < first + BINS; at++) total += all[at] ?? 0;
        return total;
      };
      const [allSlope, allBend, allCount] = [sum(slopes), sum(bends), sum(counts)];
      let [leftSlope, leftBend, leftCount] = [0, 0, 0];
      for (let bin = 0; bin < BINS - 1; bin++) {
        leftSlope += slopes[first + bin] ?? 0;
        leftBend += bends[first + bin] ?? 0;
        leftCount += counts[first + bin] ?? 0;
        if (leftCount < fewest || allCount - leftCount < fewest) continue;
        const gain =
          leftSlope ** 2 / (leftBend + RIDGE) +
          (allSlope - leftSlope) ** 2 / (allBend - leftBend + RIDGE) -
          allSlope ** 2 / (allBend + RIDGE);
        if (gain > (best[node]?.gain ?? 0)) best[node] = { sign, bin, gain };
      }
    }
  }
  return best;
}

type Growth = { columns: readonly Binned[]; pull: Pull; fewest: number; draw: () => number };

/** One tree, written into the forest at its place; answers what it adds to each row. */
function grow(forest: Forest, tree: number, { columns, pull, fewest, draw }: Growth): Float64Array {
  const count = pull.slope.length;
  const asked = columns.flatMap((_, sign) => (draw() < ASKED ? [sign] : []));
  const rows = Uint32Array.from({ length: count }, (_, row) => row).filter(() => draw() < DRAWN);
  const nodeOf = new Uint8Array(count);
  for (let depth = 0; depth < DEPTH; depth++) {
    const nodes = 1 << depth;
    const splits = splitsOf(columns, asked, pull, { rows, nodeOf, nodes, fewest });
    splits.forEach(({ sign, bin }, node) => {
      const at = tree * NODES + nodes - 1 + node;
      forest.asked[at] = sign;
      forest.limits[at] = bin < 0 ? Number.POSITIVE_INFINITY : (columns[sign]?.limits[bin] ?? Number.POSITIVE_INFINITY);
    });
    for (let row = 0; row < count; row++) {
      const node = nodeOf[row] ?? 0;
      const split = splits[node];
      const right = split !== undefined && split.bin >= 0 && (columns[split.sign]?.bins[row] ?? 0) > split.bin;
      nodeOf[row] = 2 * node + (right ? 1 : 0);
    }
  }
  const slopes = new Float64Array(LEAVES);
  const bends = new Float64Array(LEAVES);
  for (const row of rows) {
    const leaf = nodeOf[row] ?? 0;
    slopes[leaf] = (slopes[leaf] ?? 0) + (pull.slope[row] ?? 0);
    bends[leaf] = (bends[leaf] ?? 0) + (pull.bend[row] ?? 0);
  }
  const leaves = slopes.map((slope, leaf) => (RATE * slope) / ((bends[leaf] ?? 0) + RIDGE));
  forest.leaves.set(leaves, tree * LEAVES);
  return Float64Array.from(nodeOf, (leaf) => leaves[leaf] ?? 0);
}

/** @param start what each row has before the first tree */
export function boost(
  rows: readonly Float32Array[],
  start: Float64Array,
  { trees, fewest = FEWEST, pull }: Plan,
): Forest {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, sign) => binned(Float32Array.from(rows, (row) => row[sign] ?? 0)));
  const forest: Forest = {
    trees,
    asked: new Uint8Array(trees * NODES),
    limits: new Float32Array(trees * NODES),
    leaves: new Float32Array(trees * LEAVES),
  };
  const draw = drawer();
  const sums = Float64Array.from(start);
  for (let tree = 0; tree < trees; tree++) {
    const added = grow(forest, tree, { columns, pull: pull(sums), fewest, draw });
    for (let row = 0; row < sums.length; row++) sums[row] = (sums[row] ?? 0) + (added[row] ?? 0);
  }
  return forest;
}

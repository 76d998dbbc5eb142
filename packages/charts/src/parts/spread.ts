/**
 * Wished places on a line in, places that don't overlap and stay in bounds out, each moved as little as can be.
 *
 *   spread([{ at: 5, size: 10 }, { at: 6, size: 10 }], { from: 0, to: 100 }) // [5, 15]: centres
 */
export type Wish = { at: number; size: number };
export type Bounds = { from: number; to: number };

type Cluster = { start: number; size: number; wished: number; members: number };

/** Centres in the order given (which they keep); null where the sizes together exceed the bounds. */
export function spread(wishes: readonly Wish[], { from, to }: Bounds): readonly number[] | null {
  const total = wishes.reduce((sum, { size }) => sum + size, 0);
  if (total > to - from + 0.01) return null;
  const clusters: Cluster[] = [];
  const settle = (cluster: Cluster): void => {
    cluster.start = Math.max(from, Math.min(to - cluster.size, cluster.wished / cluster.members));
  };
  for (const { at, size } of wishes) {
    let cluster: Cluster = { start: 0, size, wished: at - size / 2, members: 1 };
    settle(cluster);
    let before = clusters.at(-1);
    while (before && before.start + before.size > cluster.start) {
      clusters.pop();
      cluster = {
        start: 0,
        size: before.size + cluster.size,
        // The members of the later cluster stand `before.size` further on than the merged start.
        wished: before.wished + cluster.wished - before.size * cluster.members,
        members: before.members + cluster.members,
      };
      settle(cluster);
      before = clusters.at(-1);
    }
    clusters.push(cluster);
  }
  return centresOf(clusters, wishes);
}

function centresOf(clusters: readonly Cluster[], wishes: readonly Wish[]): readonly number[] {
  const centres: number[] = [];
  let next = 0;
  for (const { start, members } of clusters) {
    let at = start;
    for (const { size } of wishes.slice(next, next + members)) {
      centres.push(at + size / 2);
      at += size;
    }
    next += members;
  }
  return centres;
}

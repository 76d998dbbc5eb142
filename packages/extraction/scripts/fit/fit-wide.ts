/**
 * Weights of the server's links: the odds of a text's paths that are right, among all that end in the beam. Steps are by
 * AdaGrad (Duchi et al. 2011), so that what is seen seldom, as most words are, moves at once; weights are averaged over all steps.
 * Where no path of the beam is right, the known path is held against the best, as in fit-links.ts.
 */
import { decode } from "../../src/read/link/decode.ts";
import { keptSteps, pathOf, type State } from "../../src/read/link/state.ts";
import { isRight, knownPath, type LinkText } from "./known-path.ts";
import { forEachText, shuffler, violation } from "./paths.ts";

/** Places of the table: as many as there are signs that count. */
const WIDE_SIZE = 1 << 19;
const RATE = 0.15;
/** Paths that are right together beyond this need no step, and one of less than this share of the odds moves nothing. */
const SETTLED = 0.995;
const LEAST = 1e-3;
/** Scores this far behind the best count as nothing. */
const FARTHEST = 30;

/** Equal for paths that give the same names to the same figures. */
const keyOf = (end: State): string =>
  keptSteps(end)
    .map(({ figure, inner, outer }) => `${figure}:${inner?.key}/${outer?.key}`)
    .join("|");

/** Whether a path is right, asked once for each of a text. */
function rightBy(): (text: LinkText, end: State) => boolean {
  const known = new Map<LinkText, Map<string, boolean>>();
  return (text, end) => {
    const own = known.get(text) ?? new Map<string, boolean>();
    known.set(text, own);
    const key = keyOf(end);
    const before = own.get(key);
    if (before !== undefined) return before;
    const answer = isRight(text, end);
    own.set(key, answer);
    return answer;
  };
}

/** What each path is to gain: its share of the odds of the right ones, less its share of all. */
function gainsOf(ends: readonly State[], right: readonly boolean[]): number[] {
  const best = ends[0]?.score ?? 0;
  const odds = ends.map(({ score }) => Math.exp(Math.max(-FARTHEST, score - best)));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const good = odds.reduce((sum, one, at) => sum + (right[at] ? one : 0), 0);
  if (good / all > SETTLED) return [];
  return odds.map((one, at) => (right[at] ? one / good : 0) - one / all);
}

export function fitWide(texts: readonly LinkText[], epochs: number): Float64Array {
  const weights = new Float64Array(WIDE_SIZE);
  const summed = new Float64Array(WIDE_SIZE);
  const squares = new Float64Array(WIDE_SIZE).fill(1);
  const isRightPath = rightBy();
  const shuffled = shuffler();
  const slope = new Map<number, number>();
  let count = 1;
  const pull = (path: readonly State[], by: number): void => {
    for (const { seen } of path)
      for (const { places } of seen) for (const at of places) slope.set(at, (slope.get(at) ?? 0) + by);
  };
  const move = (): void => {
    for (const [at, own] of slope) {
      if (own === 0) continue;
      const square = (squares[at] ?? 1) + own * own;
      const step = (RATE * own) / Math.sqrt(square);
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) + step;
      summed[at] = (summed[at] ?? 0) + step * count;
    }
    slope.clear();
  };
  const learn = (text: LinkText): void => {
    const trace: State[] = [];
    const ends = decode(text.context, weights, { keeps: true, trace, shown: text.shown });
    count++;
    const right = ends.map((end) => isRightPath(text, end));
    if (right.includes(true)) {
      for (const [at, gain] of gainsOf(ends, right).entries()) {
        const end = ends[at];
        if (end && Math.abs(gain) > LEAST) pull(pathOf(end), gain);
      }
    } else {
      const known = knownPath(text, weights);
      const [better, worse] = (known && violation(known, ends[0], trace)) ?? [[], []];
      pull(better, 1);
      pull(worse, -1);
    }
    move();
  };
  for (let epoch = 0; epoch < epochs; epoch++) forEachText(shuffled(texts), learn);
  return weights.map((weight, at) => weight - (summed[at] ?? 0) / count);
}

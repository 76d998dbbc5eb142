/**
 * Weights of the links: an averaged structured perceptron over the beam. Where the best path is not what the text states,
 * the step at which it leads most over the known path is where the weights move (largest violation; Huang et al. 2012).
 */
import { decode } from "../../src/read/link/decode.ts";
import { LINK_SIZE } from "../../src/read/link/link-context.ts";
import { pathOf, type State } from "../../src/read/link/state.ts";
import { isRight, knownPath, type LinkText } from "./known-path.ts";

/** A small generator of its own, so that the same texts give the same weights. */
function shuffler(): <T>(rows: readonly T[]) => T[] {
  let seed = 12345;
  const next = (): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  return (rows) =>
    rows
      .map((row) => ({ row, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ row }) => row);
}

/** The two paths up to where the wrong one leads most. */
function violation(known: State, best: State | undefined, trace: readonly State[]): [State[], State[]] | null {
  const right = pathOf(known);
  const wrongAt = (step: number): State | undefined => (step === right.length - 1 ? best : trace[step]);
  let at = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [step, { score }] of right.entries()) {
    const lead = (wrongAt(step)?.score ?? Number.NEGATIVE_INFINITY) - score;
    if (lead > most) [at, most] = [step, lead];
  }
  const wrong = at < 0 ? undefined : wrongAt(at);
  return wrong ? [right.slice(0, at + 1), pathOf(wrong)] : null;
}

export function fitLinks(texts: readonly LinkText[], epochs: number): Float64Array {
  const weights = new Float64Array(LINK_SIZE);
  const summed = new Float64Array(LINK_SIZE);
  const shuffled = shuffler();
  let count = 1;
  const move = (path: readonly State[], by: number): void => {
    for (const { seen } of path)
      for (const { places } of seen)
        for (const at of places) {
          weights[at] = (weights[at] ?? 0) + by;
          summed[at] = (summed[at] ?? 0) + by * count;
        }
  };
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const text of shuffled(texts)) {
      const trace: State[] = [];
      const [best] = decode(text.context, weights, { trace });
      count++;
      if (best && isRight(text, best)) continue;
      const known = knownPath(text, weights);
      const paths = known ? violation(known, best, trace) : null;
      if (!paths) continue;
      move(paths[0], 1);
      move(paths[1], -1);
    }
  return weights.map((weight, at) => weight - (summed[at] ?? 0) / count);
}

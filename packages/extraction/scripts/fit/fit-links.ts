/**
 * Weights of the page's links: an averaged structured perceptron over the beam. Where the best path is not what the text states,
 * the step at which it leads most over the known path is where the weights move (largest violation; Huang et al. 2012).
 */
import { decode } from "../../src/read/link/decode.ts";
import { LINK_SIZE } from "../../src/read/link/link-context.ts";
import type { State } from "../../src/read/link/state.ts";
import { isRight, knownPath, type LinkText } from "./known-path.ts";
import { forEachText, shuffler, violation } from "./paths.ts";

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
  const learn = (text: LinkText): void => {
    const trace: State[] = [];
    const [best] = decode(text.context, weights, { keeps: true, trace, shown: text.shown });
    count++;
    if (best && isRight(text, best)) return;
    const known = knownPath(text, weights);
    const paths = known ? violation(known, best, trace) : null;
    if (!paths) return;
    move(paths[0], 1);
    move(paths[1], -1);
  };
  for (let epoch = 0; epoch < epochs; epoch++) forEachText(shuffled(texts), learn);
  return weights.map((weight, at) => weight - (summed[at] ?? 0) / count);
}

/** Of two paths, the known one and the best, what fitting compares; and texts in an order that is the same each time. */
import { pathOf, type State } from "../../src/read/link/state.ts";
import { forgetText } from "../../src/text/per-text.ts";

const FORGOTTEN_AFTER = 32;

/** A small generator of its own, so that the same texts give the same weights. */
export function shuffler(): <T>(rows: readonly T[]) => T[] {
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

/** Texts in the order given; what is remembered of a text is forgotten now and then, for no new text is scanned here. */
export function forEachText<T>(texts: readonly T[], learn: (text: T) => void): void {
  for (const [at, text] of texts.entries()) {
    if (at % FORGOTTEN_AFTER === 0) forgetText();
    learn(text);
  }
}

/** The two paths up to where the wrong one leads most. */
export function violation(known: State, best: State | undefined, trace: readonly State[]): [State[], State[]] | null {
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

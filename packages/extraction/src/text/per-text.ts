/**
 * Answers remembered while one text is read: many readers ask the same of the same word, figure or row of words.
 * `const singular = perText(work)`: the second `singular("votes")` of a text looks up what the first one found.
 */
import type { Scan } from "./scan.ts";

const stores: Map<unknown, unknown>[] = [];

function storeOf<K, T>(): Map<K, T> {
  const store = new Map<K, T>();
  stores.push(store);
  return store;
}

const remembered =
  <K, T>(known: Map<K, T>, work: (asked: K) => T, most: number): ((asked: K) => T) =>
  (asked) => {
    const before = known.get(asked);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const answer = work(asked);
    known.set(asked, answer);
    return answer;
  };

/** A question whose answer, never undefined, depends on nothing but what is asked about; nobody changes the answer. */
export const perText = <K, T>(work: (asked: K) => T): ((asked: K) => T) =>
  remembered(storeOf<K, T>(), work, Number.POSITIVE_INFINITY);

/** More words than a few hundred texts hold. */
const MOST_WORDS = 8192;

/** The same of a word alone, which is in the next text what it is in this one. */
export const perWord = <T>(work: (word: string) => T): ((word: string) => T) => remembered(new Map(), work, MOST_WORDS);

/** The same of a thing in its text; of another text, whoever asks in turn, nothing is remembered. */
export function perThing<K, T>(work: (scan: Scan, asked: K) => T): (scan: Scan, asked: K) => T {
  const known = storeOf<K, T>();
  let of: Scan | null = null;
  return (scan, asked) => {
    if (scan !== of) {
      known.clear();
      of = scan;
    }
    const before = known.get(asked);
    if (before !== undefined) return before;
    const answer = work(scan, asked);
    known.set(asked, answer);
    return answer;
  };
}

/** A new text begins: nothing grows with the number of texts. */
export function forgetText(): void {
  for (const store of stores) if (store.size > 0) store.clear();
}

/**
 * Answers about words, remembered while one text is read: many readers ask the same of the same word.
 * `const singular = perText(work)`: the second `singular("votes")` of a text looks up what the first one found.
 */
const stores: Map<string, unknown>[] = [];

/** A question about a word whose answer depends on nothing else. */
export function perText<T extends string | null>(work: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  stores.push(known);
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const answer = work(word);
    known.set(word, answer);
    return answer;
  };
}

/** A new text begins: nothing grows with the number of texts. */
export function forgetWords(): void {
  for (const store of stores) store.clear();
}

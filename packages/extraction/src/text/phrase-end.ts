/**
 * Words cut off within a phrase, with the last word of that phrase: "Felt unsafe at" of "felt unsafe at night." → "Felt unsafe at night".
 * `cut` tells such words by their end, `next` the word that may end the phrase right behind them; words that are not cut off stay as they are.
 */
export function toPhraseEnd(text: string, words: string, { cut, next }: { cut: RegExp; next: RegExp }): string {
  const at = cut.test(words) ? text.toLowerCase().indexOf(words.toLowerCase()) : -1;
  return at < 0 ? words : words + (next.exec(text.slice(at + words.length))?.[0] ?? "");
}

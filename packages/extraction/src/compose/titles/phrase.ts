/** Parts of noun phrases. */
import { type Atom, isWord, type WordAtom } from "../../read/sentence/atom.ts";

export const isDet = (atom: Atom | undefined): boolean => isWord(atom) && atom.tag === "det";

/** The noun that says what sort of thing it is: in front of the first small word. */
export function headIn(words: readonly WordAtom[]): WordAtom | undefined {
  const link = words.findIndex(({ tag }, at) => at > 0 && !["noun", "name", "number"].includes(tag));
  return words.at(link > 0 ? link - 1 : -1);
}

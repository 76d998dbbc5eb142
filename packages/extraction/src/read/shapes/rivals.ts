/** Two that a verb sets against each other, where pairs of figures tell both: "vinyl outsold CDs: 6.1m to 5.4m in 2022". */
import { isRivalry } from "../../lexicon/morphology.ts";
import { labelItem } from "../grid/grid-heads.ts";
import { labelOf } from "../labels/label.ts";
import { COPULAS } from "../labels/near-label.ts";
import type { Atom, WordAtom } from "../sentence/atom.ts";
import type { ListItem } from "../sentence/list-item.ts";
import { type Phrase, phrasesOf } from "../sentence/phrase.ts";

/** "Half-time at the park and Rovers lead": what follows "and" is a subject of its own. */
function conjunct(phrase: Phrase | undefined): Phrase | undefined {
  const at = phrase?.kind === "pp" ? phrase.core.findLastIndex(({ tag }) => tag === "conj") : -1;
  return phrase && at >= 0 ? { ...phrase, kind: "np", core: phrase.core.slice(at + 1) } : undefined;
}

const isOpposing = ({ tag, lower }: WordAtom): boolean => tag === "verb" && isRivalry(lower);

/** Subject and object of the last verb of rivalry, or what "than" sets against each other, in the order in which the text names them. */
export function rivalsIn(atoms: readonly Atom[]): ListItem[] | null {
  if (!atoms.some((atom) => atom.kind === "word" && (atom.lower === "than" || isOpposing(atom)))) return null;
  const phrases = phrasesOf(atoms);
  const than = phrases.findIndex(({ kind, head }) => kind === "pp" && head === "than"); // "cats sleep more than dogs"
  const at = phrases.findLastIndex(({ kind, words }) => kind === "vp" && words.some(isOpposing));
  const before = phrases.slice(0, Math.max(0, at, than));
  const one = conjunct(before.at(-1)) ?? before[than < 0 ? "findLast" : "find"](({ kind }) => kind === "np");
  const two = phrases[than < 0 ? at + 1 : than];
  const after = atoms.find(({ start }) => start >= (two?.words.at(-1)?.end ?? 0));
  if (than >= 0 && after && after.kind !== "mark") return null;
  if (!one || !two || (than < 0 && (two.kind !== "np" || two.fresh || COPULAS.has(phrases[at]?.head ?? ""))))
    return null;
  const labels = [one, two].flatMap(({ core }) => labelOf(core, 0) ?? []);
  return labels.length === 2 ? labels.map(labelItem) : null;
}

/** Two that a verb sets against each other, where pairs of figures tell both: "vinyl outsold CDs: 6.1m to 5.4m in 2022". */
import { isRivalry } from "../lexicon/morphology.ts";
import type { Atom } from "./atom.ts";
import { labelOf } from "./label.ts";
import type { ListItem } from "./list-item.ts";
import { phrasesOf } from "./phrase.ts";

/** Subject and object of the last such verb, in the order in which the text names them. */
export function rivalsIn(atoms: readonly Atom[]): ListItem[] | null {
  const phrases = phrasesOf(atoms);
  const at = phrases.findLastIndex(
    ({ kind, words }) => kind === "vp" && words.some(({ tag, lower }) => tag === "verb" && isRivalry(lower)),
  );
  const one = phrases.slice(0, Math.max(0, at)).find(({ kind }) => kind === "np");
  const two = phrases[at + 1];
  if (at < 1 || !one || two?.kind !== "np" || two.fresh) return null;
  const labels = [one, two].flatMap(({ core }) => labelOf(core, 0) ?? []);
  return labels.length === 2 ? labels.map(({ text, start, end }) => ({ name: text, span: [start, end] })) : null;
}

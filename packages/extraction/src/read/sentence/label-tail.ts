/** What stands between a name and its figure and belongs to neither: hedges, "at", "a slightly disappointing". */
import { HEDGES } from "../../lexicon/closed-class.ts";
import { type Atom, isWord, type WordAtom } from "./atom.ts";

const SELF_ENDS: ReadonlySet<string> = new Set(["i", "mine"]);

/** Drops what stands between the name and the figure: hedges, "a mere", "at", "about", closing adverbs. */
export function withoutTail(atoms: readonly Atom[]): Atom[] {
  const kept = [...atoms];
  for (let guard = 0; guard < 14; guard++) {
    const last = kept.at(-1);
    if (!last) break;
    if (last.kind === "axis") {
      kept.pop();
      continue;
    }
    if (last.kind === "mark") {
      kept.pop();
      continue;
    }
    if (!isWord(last)) break;
    if (
      last.tag === "prep" ||
      last.tag === "conj" ||
      last.tag === "det" ||
      (last.tag === "adv" && kept.length > 1) ||
      (HEDGES.has(last.lower) && last.tag !== "name") ||
      (last.tag === "pron" &&
        kept.length > 1 &&
        !SELF_ENDS.has(last.lower) &&
        !(last.lower === "me" && kept.every((atom) => atom.kind === "mark" || atom === last)))
    )
      kept.pop();
    else {
      const article = describedArticle(kept);
      const alone = !kept
        .slice(0, Math.max(0, article))
        .some((atom) => isWord(atom) && !["conj", "adv", "prep"].includes(atom.tag));
      if (article < 0 || alone || kept.length < atoms.length) break;
      kept.splice(article);
    }
  }
  return kept;
}

/** "a sad", "a slightly disappointing", "an AQI" right before a figure: where the article stands, or -1. */
function describedArticle(atoms: readonly Atom[]): number {
  for (let at = atoms.length - 1; at >= Math.max(1, atoms.length - 4); at--) {
    const atom = atoms[at];
    if (!isWord(atom)) return -1;
    if ((atom.lower === "a" || atom.lower === "an" || atom.lower === "another") && at < atoms.length - 1) {
      const rest = atoms.slice(at + 1);
      return rest.some((word) => isWord(word) && (word.tag === "name" || word.tag === "verb")) ? -1 : at;
    }
    if (atom.tag === "verb" || atom.tag === "name" || (atom.tag === "det" && atom.lower !== "the")) return -1;
    if (
      atom.lower === "the" &&
      isWord(atoms.at(-1)) &&
      ["last", "remaining", "final", "other"].includes((atoms.at(-1) as WordAtom).lower)
    )
      return at;
  }
  return -1;
}

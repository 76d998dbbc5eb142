/** Parts of a phrase that name a figure by themselves: what a measure is told of, members of a joined phrase, names without a rank. */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { WordAtom } from "../sentence/atom.ts";

/** "the price of milk" in front of "bread £2": what the measure is told of. */
function ownerOf(core: readonly WordAtom[]): WordAtom[][] {
  const of = core.findIndex(({ lower }) => lower === "of");
  return of > 0 && of < core.length - 1 ? [core.slice(of + 1)] : [];
}

/** "cereal third", "snacks next": the rank behind a name is none of it. */
export function withoutRank(core: readonly WordAtom[]): readonly WordAtom[] {
  const last = core.at(-1);
  return core.length > 1 && last && last.tag !== "name" && RANKS.has(last.lower)
    ? withoutRank(core.slice(0, -1))
    : core;
}

/** "smoke daily", "visits weekly": how often. */
function howOften(core: readonly WordAtom[]): WordAtom[][] {
  const last = core.at(-1);
  return core.length > 1 && last && OFTEN.has(last.lower) ? [[last]] : [];
}

const OFTEN = wordSet(`daily weekly monthly yearly`);

const RANKS = wordSet(`first second third fourth fifth next last dead`);

/** "paper, plastic and glass", "B and C": the members of a joined noun phrase; "milk" of "the price of milk". */
export function partsOf(core: readonly WordAtom[]): WordAtom[][] {
  if (!core.some(({ tag, lower }) => tag === "conj" && lower !== "of")) return [...ownerOf(core), ...howOften(core)];
  const parts: WordAtom[][] = [[]];
  for (const word of core) {
    if (word.tag === "conj" && ["and", "&", "/", "or"].includes(word.lower)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

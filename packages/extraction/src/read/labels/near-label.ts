/** Which noun of a clause names the figure: the subject, its complement, or the noun that stands nearest. */
import { OPENERS, POSSESSIVES, wordSet } from "../../lexicon/closed-class.ts";
import type { WordAtom } from "../sentence/atom.ts";
import type { Phrase } from "../sentence/phrase.ts";
import { type Label, labelOf } from "./label.ts";

const dropOpeners = (words: readonly WordAtom[]): WordAtom[] => {
  const kept = [...words];
  while (kept.length > 1 && kept[0] && OPENERS.has(kept[0].lower) && kept[0].tag !== "name" && kept[0].tag !== "number")
    kept.shift();
  return kept;
};

/** Words of a noun phrase kept short: cut before the second "of". */
export const coreLabel = (phrase: Phrase, cost: number): Label | null => {
  const label = labelOf(dropOpeners(phrase.core), cost);
  return label && phrase.kind === "pp" ? { ...label, prep: phrase.head } : label;
};

export const COPULAS = wordSet("is are was were be came come comes");

const PICKS =
  /(?:est|most|best|worst|top|first|last|favourite|favorite|winner|leader|champion|biggest|cause|reason|choice)s?$/u; // catches "thirstiest", not "Forestry"

/** "The tallest is Burj Khalifa at 828 m": what follows the verb is the name, where the subject only says what is picked. */
function complementOf(phrases: readonly Phrase[], verbAt: number): Phrase | null {
  const verb = phrases[verbAt];
  const complement = phrases.slice(verbAt + 1).find(({ kind }) => kind === "np");
  if (!verb || !complement || !COPULAS.has(verb.head)) return null;
  const subject = phrases.slice(0, verbAt).filter(({ kind }) => kind === "np")[0];
  const picks = subject?.core.some(({ lower }) => PICKS.test(lower)) === true;
  const named = complement.core.some(({ tag }) => tag === "name") && !subject?.core.some(({ tag }) => tag === "name");
  return !subject || picks || named ? complement : null;
}

/** Which noun of a clause is wanted: its subject, or the one that stands nearest to the figure ("…in the car (37%)"). */
export type Nearness = "subject" | "nearest";

/** The noun that stands nearest, where the clause asks for it. */
export function nearLabel(phrases: readonly Phrase[], nearness: Nearness, ahead: string): Label | null {
  const cleft = phrases.findIndex(
    ({ kind, head }) => kind === "adv" && (head === "it's" || head === "that's" || head === "there's"),
  );
  const picked = cleft >= 0 ? phrases[cleft + 1] : undefined;
  if (picked?.kind === "np" && picked.core.some(({ tag }) => tag === "name")) return coreLabel(picked, 0.2);
  const verbAt = phrases.findIndex(({ kind }) => kind === "vp");
  const last = phrases.at(-1);
  if (last && last.kind !== "vp" && /['’]s?$/u.test(last.core.at(-1)?.token.text ?? "")) return coreLabel(last, 0.05); // catches "Pinterest's", not "users"
  if (verbAt < 0 || !last) return null;
  const [article] = last.words;
  if (ahead === "from" && last.kind === "np" && verbAt === phrases.length - 2 && !POSSESSIVES.has(article?.lower ?? ""))
    return coreLabel(last, 0.1); // "the new boiler cut gas from", not "Ana cut her time from"
  const complement = complementOf(phrases, verbAt);
  if (complement) return coreLabel(complement, 0.15);
  if (nearness !== "nearest" || (last.kind !== "np" && last.kind !== "pp")) return null;
  const subject = phrases.slice(0, verbAt).find(({ kind }) => kind === "np");
  const verb = phrases[verbAt];
  const plainComplement =
    subject?.core.some(({ tag }) => tag === "name") === true && !last.core.some(({ tag }) => tag === "name");
  if (last.kind === "np" && subject && verb && (!COPULAS.has(verb.head) || plainComplement))
    return withOther(coreLabel(subject, 0.3), coreLabel(last, 0.4));
  return coreLabel(last, 0.1);
}

export const withOther = (label: Label | null, other: Label | null): Label | null =>
  label && other ? { ...label, other } : (label ?? other);

/**
 * The name that stands before a figure: the subject of its clause, or the phrase right before it.
 * "and the Corolla sips just" → Corolla; "In Brazil an install costs us" → Brazil, or install; "Safari" → Safari
 */
import { HEDGES, OPENERS } from "../lexicon/closed-class.ts";
import type { Atom, WordAtom } from "./atom.ts";
import { type Label, labelOf } from "./label.ts";
import { type Phrase, phrasesOf } from "./phrase.ts";

const isWord = (atom: Atom | undefined): atom is WordAtom => atom?.kind === "word";

const SELF_ENDS: ReadonlySet<string> = new Set(["i", "mine"]);

/** Drops what stands between the name and the figure: hedges, "a mere", "at", "about", closing adverbs. */
function withoutTail(atoms: readonly Atom[]): Atom[] {
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

function withoutHead(phrases: readonly Phrase[]): Phrase[] {
  let from = 0;
  while (from < phrases.length) {
    const phrase = phrases[from];
    if (phrase && phrase.kind === "adv" && phrase.core.length === 0) from++;
    else break;
  }
  return phrases.slice(from);
}

const SELF: ReadonlySet<string> = new Set(["i", "mine", "me", "i'd", "i've"]);

const dropOpeners = (words: readonly WordAtom[]): WordAtom[] => {
  const kept = [...words];
  while (kept.length > 1 && kept[0] && OPENERS.has(kept[0].lower) && kept[0].tag !== "name" && kept[0].tag !== "number")
    kept.shift();
  return kept;
};

/** Words of a noun phrase kept short: cut before the second "of". */
const coreLabel = (phrase: Phrase, cost: number): Label | null => {
  const label = labelOf(dropOpeners(phrase.core), cost);
  return label && phrase.kind === "pp" ? { ...label, prep: phrase.head } : label;
};

const NEVER: ReadonlySet<string> = new Set([
  "we",
  "it",
  "they",
  "that",
  "this",
  "he",
  "she",
  "you",
  "there",
  "here",
  "was",
  "is",
  "are",
  "were",
  "had",
  "has",
  "have",
  "got",
  "the",
  "a",
  "an",
  "its",
  "only",
  "just",
  "then",
  "with",
  "at",
  "to",
  "of",
  "from",
  "by",
  "some",
  "about",
  "another",
  "up",
  "down",
]);

/** One or two words that no rule names ("love", "left", "never"): the name as it stands. */
function bareLabel(atoms: readonly Atom[]): Label | null {
  const words = atoms.filter((atom) => atom.kind === "word");
  const only = words.filter(({ lower, tag }) => !NEVER.has(lower) && tag !== "prep" && tag !== "conj" && tag !== "det");
  if (words.length > 2 || only.length !== words.length || only.length === 0) return null;
  if (only.some(({ lower }) => HEDGES.has(lower) || /(?:ed|ing)$/u.test(lower))) return null; // catches "raised", not "love"
  return labelOf(only, only.some(({ tag }) => tag === "verb") ? 1.6 : 0.6);
}

/** "You'd think gold is dense": the subject of the clause inside. */
function embeddedSubject(phrases: readonly Phrase[]): Phrase | null {
  const at = phrases.findIndex(({ kind }) => kind === "np");
  return at >= 0 && phrases[at + 1]?.kind === "vp" ? (phrases[at] ?? null) : null;
}

const COPULAS: ReadonlySet<string> = new Set(["is", "are", "was", "were", "be", "came", "come", "comes"]);
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

/** The noun that stands nearest, where the clause asks for it. */
function nearLabel(phrases: readonly Phrase[], nearness: Nearness): Label | null {
  const cleft = phrases.findIndex(
    ({ kind, head }) => kind === "adv" && (head === "it's" || head === "that's" || head === "there's"),
  );
  const picked = cleft >= 0 ? phrases[cleft + 1] : undefined;
  if (picked?.kind === "np" && picked.core.some(({ tag }) => tag === "name")) return coreLabel(picked, 0.2);
  const verbAt = phrases.findIndex(({ kind }) => kind === "vp");
  const last = phrases.at(-1);
  if (last && last.kind !== "vp" && /['’]s?$/u.test(last.core.at(-1)?.token.text ?? "")) return coreLabel(last, 0.05); // catches "Pinterest's", not "users"
  if (verbAt < 0 || !last) return null;
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

/** Prepositions whose phrase may name a figure ("in Brazil"); others only set the scene ("since COVID-19"). */
const NAMING_PREPS: ReadonlySet<string> = new Set([
  "in",
  "at",
  "on",
  "for",
  "among",
  "amongst",
  "with",
  "to",
  "from",
  "by",
  "of",
  "under",
  "over",
  "within",
  "inside",
  "across",
  "via",
  "through",
  "using",
  "between",
  "per",
  "without",
  "near",
  "outside",
  "above",
  "below",
  "into",
  "onto",
]);

/** Which noun of a clause is wanted: its subject, or the one that stands nearest to the figure ("…in the car (37%)"). */
export type Nearness = "subject" | "nearest";

/** Label to the left of a figure, from the atoms of one piece. */
export function leftLabel(atoms: readonly Atom[], nearness: Nearness = "subject"): Label | null {
  const phrases = withoutHead(phrasesOf(withoutTail(atoms)));
  if (phrases.length === 0) return bareLabel(atoms);
  const near = nearLabel(phrases, nearness);
  if (near) return near;
  const verbAt = phrases.findIndex(({ kind }) => kind === "vp");
  const before = verbAt < 0 ? phrases : phrases.slice(0, verbAt);
  const self = before.find(({ kind, head }) => kind === "adv" && SELF.has(head));
  const nouns = before.filter(({ kind }) => kind === "np");
  const places = before.filter(({ kind }) => kind === "pp");
  const first = before[0];
  if (self && nouns.length === 0) {
    const word = self.words[0];
    const place = places[0] ? coreLabel(places[0], 0.6) : null;
    if (place) return place;
    return word ? { text: "Me", start: word.start, end: word.end, cost: 0.8, self: true } : null;
  }
  const leads = first?.kind === "pp" && !NAMING_PREPS.has(first.head) ? nouns[0] : undefined;
  if (first?.kind === "pp" && !NAMING_PREPS.has(first.head)) return leads ? coreLabel(leads, 0.2) : null;
  const later =
    verbAt >= 0 && nouns.length === 0 && !first?.core.some(({ tag }) => tag !== "pron")
      ? embeddedSubject(phrases.slice(verbAt + 1))
      : null;
  if (later) return coreLabel(later, 0.4);
  if (first?.kind === "pp") {
    const place = coreLabel(first, verbAt < 0 && nouns.length === 0 ? 0.3 : 0.5);
    const subject = nouns[0] ? coreLabel(nouns[0], 0.6) : null;
    if (place && subject) return { ...place, other: subject };
    return place;
  }
  if (nouns.length === 0) {
    const rest = phrases.slice(verbAt + 1).find(({ kind }) => kind === "np" || kind === "pp");
    const lead = atoms.find((atom) => atom.kind === "axis");
    if (lead?.kind === "axis" && !lead.axis.shy && atoms[0] === lead)
      return { text: lead.axis.name, start: lead.start, end: lead.end, cost: 0.7 };
    return rest ? null : bareLabel(atoms);
  }
  const subject = verbAt < 0 ? nouns.at(-1) : nouns[0];
  if (!subject) return null;
  const many = verbAt < 0 && before.length > 1 ? 0.4 : 0;
  if (verbAt < 0 && before.length > 1) {
    const head = nouns[0];
    if (head && head !== subject) return withOther(coreLabel(subject, many), coreLabel(head, 0.5));
    if (head && before.at(-1)?.kind === "pp") return coreLabel(head, 0.3);
  }
  const inside = verbAt > 0 && before.at(-1)?.kind === "pp" ? before.at(-1) : undefined;
  return withOther(coreLabel(subject, many), inside ? coreLabel(inside, 0.5) : null);
}

const withOther = (label: Label | null, other: Label | null): Label | null =>
  label && other ? { ...label, other } : (label ?? other);

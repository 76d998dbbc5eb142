/**
 * The name that stands before a figure: the subject of its clause, or the phrase right before it.
 * "and the Corolla sips just" → Corolla; "In Brazil an install costs us" → Brazil, or install; "Safari" → Safari
 */
import { HEDGES, wordSet } from "../../lexicon/closed-class.ts";
import { perText } from "../../text/per-text.ts";
import { type Atom, lowerOf, wordsIn } from "../sentence/atom.ts";
import { withoutTail } from "../sentence/label-tail.ts";
import { type Phrase, phrasesOf } from "../sentence/phrase.ts";
import { type Label, labelOf } from "./label.ts";
import { coreLabel, type Nearness, nearLabel, withOther } from "./near-label.ts";

function withoutHead(phrases: readonly Phrase[]): Phrase[] {
  let from = 0;
  while (from < phrases.length) {
    const phrase = phrases[from];
    if (phrase && phrase.kind === "adv" && phrase.core.length === 0) from++;
    else break;
  }
  return phrases.slice(from);
}

const SELF = wordSet("i mine me i'm i'd i've us");

/** Pronouns for a thing that only the words behind tell apart. */
const STAND_INS = wordSet("one ones that those");

const NEVER =
  wordSet(`we it they say that this he she you there here was is are were had has have got the a an its only just then with
  at to of from by some about another up down`);

/** One or two words that no rule names ("love", "left", "never"): the name as it stands. */
function bareLabel(atoms: readonly Atom[]): Label | null {
  const words = wordsIn(atoms);
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

/** "for a teacher the figures are 17 and 18": what is told again names nothing. */
const MEASURE = /^(?:figure|number|rate|reading|share)s?$/; // catches "figures" behind "the", not "ratings"

/** Prepositions whose phrase may name a figure ("in Brazil"); others only set the scene ("since COVID-19"). */
const NAMING_PREPS =
  wordSet(`in at on for among amongst with to from by of under over within inside across via through using between per
  without near outside above below into onto`);

function labelBefore(atoms: readonly Atom[], nearness: Nearness): Label | null {
  const phrases = withoutHead(phrasesOf(withoutTail(atoms)));
  if (phrases.length === 0) return bareLabel(atoms);
  const link = atoms.at(-1);
  const near = nearLabel(phrases, nearness, lowerOf(link));
  if (near) return near;
  const verbAt = phrases.findIndex(({ kind }) => kind === "vp");
  const before = verbAt < 0 ? phrases : phrases.slice(0, verbAt);
  const standIn = before.findIndex(({ kind, head }) => kind === "adv" && STAND_INS.has(head));
  const whose = before[standIn + 1];
  if (standIn >= 0 && whose?.kind === "pp") return coreLabel(whose, 0.2); // "the one on the roof 22 kg"
  const self = before.find(({ kind, head }) => kind === "adv" && SELF.has(head));
  const nouns = before.filter(
    ({ kind, words: [article, noun, more] }) =>
      kind === "np" && (more !== undefined || !article?.lower.startsWith("th") || !MEASURE.test(noun?.lower ?? "")),
  );
  const places = before.filter(({ kind }) => kind === "pp");
  const first = before[0];
  const word = self?.words[0];
  const own = word
    ? {
        text: word.lower === "us" ? (word.token.text === "US" ? "US" : "Us") : "Me",
        start: word.start,
        end: word.end,
        cost: 0.8,
        self: true,
      }
    : null;
  const place = places.find(({ head }) => head !== "per");
  if (own && nouns.length === 0) return withOther(place ? coreLabel(place, 0.6) : null, own);
  if (own && self === before.at(-1) && atoms[0]?.kind === "axis") return own; // "Before lunch I close 9"
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
    const place = before.at(-1);
    if (head && place?.kind === "pp") return withOther(coreLabel(head, 0.3), coreLabel(place, 0.4));
  }
  const goal = verbAt > 0 && phrases.at(-1)?.kind === "pp" ? phrases.at(-1) : undefined;
  const inside = verbAt > 0 && before.at(-1)?.kind === "pp" ? before.at(-1) : goal;
  return withOther(coreLabel(subject, many), inside ? coreLabel(inside, 0.5) : null);
}

const subjectBefore = perText((atoms: readonly Atom[]) => labelBefore(atoms, "subject"));
const nearestBefore = perText((atoms: readonly Atom[]) => labelBefore(atoms, "nearest"));

/** Label to the left of a figure, from the atoms of one piece. */
export const leftLabel = (atoms: readonly Atom[], nearness: Nearness = "subject"): Label | null =>
  nearness === "subject" ? subjectBefore(atoms) : nearestBefore(atoms);

/**
 * The names that stand after figures. One figure's words alone don't tell which phrase names it; the row does:
 * "62% of riders paid by phone, 23% by card" → "by card" shows that phrases with "by" name the figures.
 */
import { TELLING, wordSet } from "../../lexicon/closed-class.ts";
import { basesOf } from "../../lexicon/morphology.ts";
import { type Atom, wordsIn } from "../sentence/atom.ts";
import { OFTEN, type Phrase, type PhraseKind, phrasesOf } from "../sentence/phrase.ts";
import { type Label, labelOf } from "./label.ts";

const LIGHT_VERBS =
  wordSet(`is are was were be been take took use choose chose prefer pick say said go went get got have has had want like
  love vote blame cite cover come came name opt enjoy drink drank read eat ate watch buy bought become became study play
  ride rode order favour favor support back will would keep kept ask request demand suggest propose mention need fancy
  recommend nominate`);
const isLight = (word: string): boolean =>
  LIGHT_VERBS.has(word) || (!word.endsWith("ing") && basesOf(word).some((base) => LIGHT_VERBS.has(base)));
const BE = wordSet("is are was were be been got get had have has will would");

const ALLOCATE = wordSet("went go goes came come comes passed pass belong belongs flowed moved");

const isReal = ({ real }: Phrase): boolean => real;

const ENDING = wordSet("end ends ended ending wind winds wound");

export const verbLabel = (phrases: readonly Phrase[], at: number, cost: number): Label | null => {
  const verb = phrases[at];
  if (!verb) return null;
  const rest = phrases.slice(at + 1);
  const [they, does] = rest;
  if (TELLING.has(verb.head) && they?.core[0]?.tag === "pron" && does?.kind === "vp")
    return verbLabel(phrases, at + 2, cost); // "say they plan to leave"
  const object = rest.find(({ kind }) => kind === "np" || kind === "pp");
  if (isLight(verb.head) && object && (verb.core.length === 1 || verb.core.every(({ lower }) => isLight(lower))))
    return labelOf(object.core, cost);
  if (ENDING.has(verb.head) && rest[0]?.head === "up" && object?.kind === "pp") return labelOf(object.core, cost); // "ends up in landfill"
  const words = verb.words.filter(
    ({ tag, lower }, index) =>
      !(tag === "verb" && verb.core.length > 1 && (BE.has(lower) || (index === 0 && TELLING.has(lower)))) && // "said keep it"
      !(tag === "adv" && index === 0 && !OFTEN.has(lower)),
  );
  const tail =
    rest[0] &&
    !rest[0].fresh &&
    words.length + rest[0].words.length <= 4 &&
    (rest[0].kind === "np" || rest[0].kind === "pp" || rest[0].kind === "adv")
      ? rest[0].words.filter(({ tag, lower }) => tag !== "pron" || lower === "it" || lower === "them")
      : [];
  const named = [...words, ...tail];
  const long =
    tail.length === 0 && object !== undefined && object === rest[0] && !object.fresh && object.words.length > 3;
  if (long) return labelOf(object.core, cost); // "22 wrote some version of 'what fountain?'"
  return named.every(({ lower }) => BE.has(lower)) ? null : labelOf(named, cost); // "£310 was £45 short"
};

const objectOf = (phrases: readonly Phrase[], wanted: "np" | "pp" | "vp", prep: string, lone = false): Label | null => {
  const main = phrases.filter(isReal);
  if (wanted === "pp") {
    const exact = main.find(({ kind, head }) => kind === "pp" && head === prep);
    const first = main[0];
    const then = first ? phrases[phrases.indexOf(first) + 1] : undefined;
    if (!exact && first?.kind === "np" && then?.kind === "vp" && !isLight(then.head))
      return verbLabel(phrases, phrases.indexOf(then), 0.5);
    const any =
      main.find(({ kind, head }) => kind === "pp" && head !== "of") ??
      main.find(({ kind, core }) => kind === "pp" && core[0]?.tag !== "number"); // "7 of 20 tasks done, 9 in progress"
    const chosen = exact ?? any;
    if (chosen) return labelOf(chosen.core, exact ? 0 : 0.5);
    const verbAt = phrases.findIndex(({ kind }) => kind === "vp");
    if (verbAt >= 0) return verbLabel(phrases, verbAt, 0.6);
    return main[0] ? labelOf(main[0].core, 0.8) : null;
  }
  if (wanted === "vp") {
    const verbAt = phrases.findIndex(({ kind }) => kind === "vp");
    if (verbAt >= 0) return verbLabel(phrases, verbAt, 0.1);
    const last = main.at(-1);
    return last ? labelOf(last.core, 0.5) : null;
  }
  const first = main[0];
  if (!first) return null;
  const verbNext = phrases[phrases.indexOf(first) + 1];
  if (first.kind === "np" && lone && verbNext?.kind === "vp" && ALLOCATE.has(verbNext.head)) {
    const goal = phrases.slice(phrases.indexOf(verbNext) + 1).find(({ kind }) => kind === "pp" || kind === "np");
    if (goal) return labelOf(goal.core, 0.2);
  }
  if (first.kind === "np") return labelOf(first.core, 0);
  const verbAt = phrases.findIndex(({ kind }) => kind === "vp");
  if (verbAt >= 0) return verbLabel(phrases, verbAt, 0.3);
  const noun = main.find(({ kind }) => kind === "np");
  const chosen = noun ?? main.find(({ head }) => head !== "of") ?? first;
  return labelOf(chosen.core, 0.4);
};

/** The words of a noun phrase; none where it is no such. */
const nounText = (phrase: Phrase | undefined): string =>
  phrase?.kind === "np" ? phrase.core.map(({ lower }) => lower).join(" ") : "";

/** "45% yes", "15% unsure": a word that is no noun, alone behind its figure. */
function loneLabel(row: readonly Atom[]): Label | null {
  const words = wordsIn(row).filter(({ tag }) => tag !== "prep");
  const [word] = words;
  return words.length === 1 &&
    word &&
    (!["prep", "verb", "conj", "det"].includes(word.tag) || word.lower === "no") &&
    !LONE_NEVER.has(word.lower)
    ? labelOf([word], 0.2)
    : null;
}
const LONE_NEVER =
  wordSet(`each only now then ago more less it them also too respectively total here there a the either apiece again
  overall up down off`);

export type RightLabels = { labels: (Label | null)[]; counted: string | null };

const OPPOSED = /^(?:oppos|against$|reject)/; // catches "opposed", not "opinion"
const FOR = /^(?:support|back|favo)/; // beside the former the verb names what is meant, not its object: "52% support the bill, 39% oppose it"

/** Labels of a row of figures from the pieces after them; `counted` is the noun that all of them count. */
export function rightLabels(rows: readonly (readonly Atom[])[]): RightLabels {
  const plain = rows.map(phrasesOf);
  const opposed =
    plain.some((phrases) => phrases.some(({ head }) => FOR.test(head))) &&
    rows.some((row) => row.some((atom) => atom.kind === "word" && OPPOSED.test(atom.lower)));
  const parsed = opposed
    ? plain.map((phrases) => phrases.map((phrase) => (FOR.test(phrase.head) ? { ...phrase, head: "" } : phrase)))
    : plain;
  const heads = parsed.map((phrases) => phrases.find(isReal));
  const nouns = heads.map(nounText);
  const isShared = (noun: string): boolean => noun !== "" && nouns.indexOf(noun) !== nouns.lastIndexOf(noun);
  const firstNoun = nouns[0] || null;
  if (nouns.some(isShared)) {
    const trimmed = parsed.map((phrases) => {
      const at = phrases.findIndex(({ kind, core }) => kind === "np" && core.length > 0);
      return isShared(nounText(phrases[at])) ? phrases.slice(at + 1) : phrases;
    });
    return { labels: pickByPattern(trimmed), counted: firstNoun };
  }
  const later = heads.length > 1 ? heads.slice(1) : heads;
  const filled = later.filter(Boolean).length;
  const elliptic = countOf(later, "pp") * 2 >= filled || countOf(later, "vp") * 2 > filled;
  return {
    labels: pickByPattern(parsed).map((label, at) => label ?? loneLabel(rows[at] ?? [])),
    counted: elliptic ? firstNoun : null,
  };
}

const countOf = (heads: readonly (Phrase | undefined)[], kind: PhraseKind): number =>
  heads.reduce((count, head) => (head?.kind === kind ? count + 1 : count), 0);

function pickByPattern(parsed: readonly (readonly Phrase[])[]): (Label | null)[] {
  const heads = parsed.map((phrases) => phrases.find(isReal));
  const later = (heads.length > 1 ? heads.slice(1) : heads).filter((head) => head !== undefined);
  const places = countOf(later, "pp");
  if (places * 2 >= later.length && places > 0) {
    const preps = later.filter(({ kind }) => kind === "pp").map(({ head }) => head);
    const prep =
      preps.toSorted(
        (a, b) => preps.filter((other) => other === b).length - preps.filter((other) => other === a).length,
      )[0] ?? "";
    return parsed.map((phrases, at) => {
      const head = heads[at];
      if (head?.kind === "pp" && head.head !== "of") return labelOf(head.core, 0);
      return objectOf(phrases, "pp", prep);
    });
  }
  const verbs = countOf(later, "vp");
  if (verbs * 2 >= later.length && verbs > 0) return parsed.map((phrases) => objectOf(phrases, "vp", ""));
  const said = (parsed[0] ?? []).filter(({ head }) => head !== "of");
  const counted = said[0]?.kind === "np" && later.every(({ core }) => !core.at(-1)?.lower.endsWith("s")) ? 1 : 0; // "20 kids like football, 15 tennis"
  const [verb, object] = said.slice(counted);
  const told =
    later.length > 1 &&
    verb?.kind === "vp" &&
    object?.kind === "np" &&
    object === parsed[0]?.at(-1) &&
    later.every(({ kind }) => kind === "np");
  const first = told ? labelOf(object.core, 0.3) : null; // "49% trust the police, 31% the press"
  const lone = parsed.length < 2 || later.length === 0;
  return parsed.map((phrases, at) => (at === 0 && first) || objectOf(phrases, "np", "", lone));
}

/**
 * What a sentence says in passing names no figure. Taken out of the row of atoms, what is left reads as the plain sentence:
 * "monkfish, which they threw back, goes for £22" → monkfish goes for £22
 * "Norway, which taxes petrol, was at 65%" → Norway was at 65%
 * "climbed in Enfield, where the rate went from 2 to 3" → climbed in Enfield went from 2 to 3
 */
import { AUXILIARIES, TELLING, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import { type Atom, isMark, isNoun, isWord, lowerOf } from "./atom.ts";

const RELATIVES: readonly string[] = ["which", "who", "whose", "whom", "where"];
const COMMA = 5;

const isComma = (atom: Atom | undefined): boolean => isMark(atom, ",");
const isDash = (atom: Atom | undefined): boolean => atom?.kind === "mark" && atom.strength === 4.5;
const isClosing = (atom: Atom | undefined): boolean =>
  atom?.kind === "mark" && (atom.strength >= COMMA || atom.lower === ":");
const isNominal = (atom: Atom | undefined): boolean =>
  isWord(atom) && (isNoun(atom) || atom.tag === "number") && !AUXILIARIES.has(atom.lower);
const isThing = (atom: Atom): boolean => isNominal(atom) || (isWord(atom) && atom.tag === "det");
const isVerb = (atom: Atom | undefined): boolean =>
  isWord(atom) && (atom.tag === "verb" || AUXILIARIES.has(atom.lower) || verbSense(atom.lower) === "verb");

/** The first mark behind `from` that ends a clause. */
const endOf = (atoms: readonly Atom[], from: number): number => {
  let at = from;
  while (at < atoms.length && !isClosing(atoms[at])) at++;
  return at;
};

const hasFigure = (atoms: readonly Atom[], from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (atoms[at]?.kind === "figure") return true;
  return false;
};

/** Clauses that open with a relative word: gone where they hold no figure, joined to their noun where they do. */
function withoutRelatives(atoms: readonly Atom[]): Atom[] {
  const kept: Atom[] = [];
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at];
    const word = atoms[at + 1];
    if (!atom) break;
    const dashed = isDash(atom);
    const opens =
      (dashed || isComma(atom)) &&
      isWord(word) &&
      RELATIVES.includes((word.tag === "prep" && lowerOf(atoms[at + 2])) || word.lower); // ", on which tariffs are due"
    const last = kept.at(-1);
    if (!opens || !(isNominal(last) || last?.kind === "axis")) {
      kept.push(atom);
      continue;
    }
    const close = dashed ? atoms.findIndex((other, later) => later > at && isDash(other)) : -1;
    const end = close < 0 ? endOf(atoms, at + 2) : close;
    if (!hasFigure(atoms, at, end)) at = isComma(atoms[end]) || close > 0 ? end : end - 1;
    else at++;
  }
  return kept;
}

/** "Our report says flights cause": who tells it, where another subject with a verb of its own follows. */
function withoutTellers(atoms: Atom[]): Atom[] {
  const first = atoms.findIndex((atom) => atom.kind === "figure");
  const told = atoms.slice(0, Math.max(0, first)).findIndex((atom) => TELLING.has(lowerOf(atom)));
  if (told < 1 || !isNominal(atoms[told - 1])) return atoms;
  const from = isThat(atoms[told + 1]) ? told + 2 : told + 1;
  const rest = atoms.slice(from, first);
  const verb = rest.findIndex(isVerb);
  const plain = !rest.some((atom) => atom.kind === "mark" && atom.strength >= COMMA);
  return plain && verb > 0 && isNominal(rest[verb - 1]) ? atoms.slice(from) : atoms;
}

const isThat = (atom: Atom | undefined): boolean => isWord(atom) && atom.lower === "that";

const CLAUSAL = wordSet("as if when though although because since unless");
const OBJECTS = wordSet("me you them him her it us");
const LONGEST = 10;

/** "bless them", "as one of them wrote", "if you believe them"; between dashes also "yes", "don't laugh". */
function isAside(inner: readonly Atom[], dashed: boolean): boolean {
  const [first, second] = inner;
  if (!isWord(first) || inner.length > LONGEST || !inner.every(isWord)) return false;
  if (inner.length === 2 && isWord(second) && OBJECTS.has(second.lower) && !isNominal(second) && first.tag !== "prep")
    return true;
  if (CLAUSAL.has(first.lower))
    return first.lower === "as" || inner.some((atom) => isVerb(atom) || /['’]/u.test(atom.lower)); // catches "she's"
  return dashed && (isVerb(first) || ["pron", "conj"].includes(first.tag) || (first.tag === "adv" && inner.length < 3));
}

/** "Mrs Achterberg" of "number 12, Mrs Achterberg, polled": the name that a noun in front only describes. */
const isNamed = (inner: readonly Atom[]): boolean =>
  inner.length < 4 && inner.some((atom) => isWord(atom) && atom.tag === "name");

/** "the visitors, though fewer, ate": whatever parts a noun from its verb is said in passing. */
const isParting = (last: Atom | undefined, inner: readonly Atom[], next: Atom | undefined): boolean =>
  isNominal(last) &&
  isVerb(next) &&
  inner.every((atom) => isWord(atom) || (atom.kind === "mark" && CLAUSAL.has(atom.lower))) &&
  inner.some((atom) => isWord(atom) && atom.tag !== "number") &&
  (!isNamed(inner) || (isWord(last) && last.tag === "name"));

const PARTS: ReadonlySet<string> = new Set(["prep", "adv", "verb", "conj"]);

/** "…; Turin, on the same lines, 62, 41", "… Baguettes, for comparison: 65, 80": said between what opens a later group and its figures. */
function opensGroup(atoms: readonly Atom[], kept: readonly Atom[], inner: readonly Atom[], close: number): boolean {
  const from = kept.findLastIndex(({ kind }) => kind === "mark");
  const name = kept.slice(from + 1);
  const last = name.at(-1);
  const first = [inner[0], inner.at(-1)].find((atom) => isWord(atom) && PARTS.has(atom.tag)) ?? inner[0]; // ", crash included,"
  const tag = isWord(first) ? first.tag : "conj";
  const [mark, figure, , next] = atoms.slice(close, close + 4);
  return (
    hasFigure(kept, 0, from) &&
    name.length < 4 &&
    name.every(isWord) &&
    isNominal(last) &&
    atoms.filter((atom) => lowerOf(atom) === lowerOf(last)).length === 1 &&
    PARTS.has(tag) &&
    inner.length < LONGEST &&
    (tag === "verb" || inner.every(({ kind }) => kind !== "axis")) &&
    !hasFigure(inner, 0, inner.length) &&
    (isMark(mark, ":") || (figure?.kind === "figure" && next?.kind === "figure"))
  );
}

/** ", a distant 74.9", "? A shocking 26". */
const isCounted = (atoms: readonly Atom[], at: number): boolean => {
  const [mark, article] = [atoms[at], atoms[at + 1]];
  const told = mark?.kind === "mark" && [",", "?"].includes(mark.lower);
  return told && ["a", "an"].includes(lowerOf(article)) && isNominal(atoms[at + 2]) && atoms[at + 3]?.kind === "figure";
};

/** "me, a distant 74.9", "Bricks? A shocking 26": how much it is, behind a name that has no figure yet; not "our pets? A dog 3, a cat 2". */
function opensDegree(atoms: readonly Atom[], at: number): boolean {
  if (!isCounted(atoms, at)) return false;
  const from = atoms.slice(0, at).findLastIndex((atom) => !isWord(atom));
  const name = atoms.slice(from + 1, at);
  return (
    name.length > 0 &&
    from >= 0 &&
    atoms[from]?.kind !== "figure" &&
    (isComma(atoms[at]) || name.every(isThing)) && // not "Which costs most?"
    atoms.findLastIndex((_, other) => isCounted(atoms, other)) === at
  );
}

/** What two commas or two dashes set apart from a name and its figure, where it says nothing of either. */
function withoutAsides(atoms: readonly Atom[]): Atom[] {
  const kept: Atom[] = [];
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at];
    if (!atom) break;
    const dashed = isDash(atom);
    if (!dashed && !isComma(atom)) {
      if (atom.kind === "mark" && opensDegree(atoms, at)) at += 2;
      else kept.push(atom);
      continue;
    }
    const same = dashed ? isDash : isComma;
    const ahead = atoms.slice(at + 1);
    const length = ahead.findIndex((other) => other.kind === "mark" && !CLAUSAL.has(other.lower));
    const first = length < 0 ? -1 : at + 1 + length;
    const close = dashed && isClosing(atoms[first]) && isDash(atoms[first + 1]) ? first + 1 : first; // "– ours! –"
    const inner = ahead.slice(0, Math.max(0, length));
    const next = atoms[close + 1];
    const last = kept.at(-1);
    const beside = isNominal(last) || isNominal(next) || isNominal(atoms[close + 2]);
    if (close > 0 && same(atoms[close]) && (isParting(last, inner, next) || (beside && isAside(inner, dashed))))
      at = close;
    else if (close > 0 && opensGroup(atoms, kept, inner, close)) at = same(atoms[close]) ? close : close - 1;
    else if (opensDegree(atoms, at)) at += 2;
    else kept.push(atom);
  }
  return kept;
}

/** The atoms without what is said in passing. */
export function withoutPassing(scan: Scan, stated: readonly Atom[]): Atom[] {
  const atoms = withoutAsides(stated);
  const plain = RELATIVES.some((word) => scan.words.has(word)) ? withoutRelatives(atoms) : atoms;
  return withoutTellers(plain);
}

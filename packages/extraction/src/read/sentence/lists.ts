/**
 * Lists of names or times: "Lisbon, Athens and Rome", "Fri/Sat/Sun", "print vs digital", "Mon–Fri", "grades 5 through 9".
 * In: atoms without figures. Out: every list of two or more items, ranges spelled out.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { perText } from "../../text/per-text.ts";
import { labelOf, withoutNoun } from "../labels/label.ts";
import { rivalsIn } from "../shapes/rivals.ts";
import { type Atom, axesIn, isMark, isNoun, isVerb, lowerOf, type MarkAtom, type WordAtom, wordsIn } from "./atom.ts";
import { codeRange } from "./code-range.ts";
import { expandThrough, type ListItem, withoutUnits } from "./list-item.ts";
import { phrasesOf } from "./phrase.ts";

const SEPARATORS = wordSet(", / and or & v vs vs. versus against → | then plus + • · ;");

export const isSeparator = (atom: Atom): atom is MarkAtom => atom.kind === "mark" && SEPARATORS.has(atom.lower);
const isRangeMark = (atom: Atom | undefined): boolean =>
  atom?.kind === "mark" && (atom.lower === "–" || atom.lower === "→" || atom.lower === "-");
const isRangeWord = (atom: Atom | undefined): boolean => ["to", "through", "until", "till"].includes(lowerOf(atom));
const endsList = (atom: Atom): boolean =>
  atom.kind === "mark" &&
  (atom.strength >= 8 ||
    atom.lower === ":" ||
    atom.lower === "(" ||
    atom.lower === ")" ||
    (atom.strength === 6 && atom.lower !== "/") ||
    (atom.strength === 7 && atom.lower === "/"));

/** What stands between two separators, and the first of them. */
type Slot = { atoms: Atom[]; by?: string };

type Stretch = { slots: Slot[]; closed: boolean };

/** Stretches between list-ending marks, each cut at separators; closed where a colon or bracket ends it. */
function slotsOf(atoms: readonly Atom[]): Stretch[] {
  const lists: Slot[][] = [[{ atoms: [] }]];
  const closed: boolean[] = [];
  for (const [at, atom] of atoms.entries()) {
    const current = lists.at(-1);
    if (endsList(atom)) {
      closed.push(atom.kind === "mark" && (atom.lower === ":" || atom.lower === ")"));
      lists.push([{ atoms: [] }]);
    } else if (
      isSeparator(atom) &&
      !(atom.lower === "against" && current?.at(-1)?.atoms.length === 0) &&
      !(atom.lower === "→" && spans(atoms[at - 1], atoms[at + 1]))
    ) {
      if (current?.at(-1)?.atoms.length !== 0) current?.push({ atoms: [], by: atom.lower });
    } else current?.at(-1)?.atoms.push(atom);
  }
  return lists.map((slots, at) => ({
    slots: slots.filter((slot) => slot.atoms.length > 0),
    closed: closed[at] === true,
  }));
}

/** "Q1 → Q4": an arrow between two times that others lie between, not "Q1 → Q2 → Q3". */
const spans = (first: Atom | undefined, last: Atom | undefined): boolean =>
  first?.kind === "axis" && last?.kind === "axis" && expandThrough(first.axis, last.axis.order).length > 2;

const PER = wordSet("in by per");

/** "print, online, in thousands", "opened, closed, by week": what is said of the whole list. */
const isAside = ({ atoms: [first], by }: Slot): boolean => by === "," && PER.has(lowerOf(first));
const hasPreposition = ({ atoms }: Slot): boolean => atoms.some((atom) => atom.kind === "word" && atom.tag === "prep");

/** "Mon–Fri" in one slot: two axis marks with a dash or "to" between. */
function rangeItems(slot: Slot): ListItem[] | null {
  const codes = codeRange(slot.atoms);
  if (codes) return codes;
  const at = slot.atoms.findIndex((atom) => atom.kind === "axis");
  if (at < 0) return null;
  const [first, last] = axesIn(slot.atoms);
  if (first?.through !== undefined) return expandThrough(first, first.through);
  const link = slot.atoms[at + 1];
  if (!first || !last || !(isRangeMark(link) || isRangeWord(link))) return null;
  return expandThrough(first, last.order).map((item, step, { length }) =>
    step > 0 && step === length - 1 ? { ...item, span: [last.start, last.end] } : item,
  );
}

const isPlainName = (words: readonly WordAtom[]): boolean =>
  words.length > 0 && words.length <= 5 && !words.some(({ tag }) => tag === "verb" || tag === "pron");

/** "home", "away", "me", "for": one word that is no noun may be an item. */
function loneWord(slot: Slot, place: "first" | "middle" | "last"): ListItem | null {
  const words = wordsIn(slot.atoms);
  const mark = slot.atoms[0];
  if (place === "last" && isMark(mark, "against")) return { name: "Against", span: [mark.start, mark.end] };
  const rest = words.slice(1).every(({ tag }) => tag === "adv" || tag === "prep");
  const word = place === "first" ? words.at(-1) : words[0];
  if (place === "last" && word && rest && words.length > 1 && word.tag === "adv")
    return { name: word.token.text, span: [word.start, word.end] };
  if (
    !word ||
    (words.length > 1 && place !== "first") ||
    (["det", "verb"].includes(word.tag) && word.lower !== "no") || // "yes vs no"
    ["it", "we", "they", "then", "now", "that", "in", "per", "to", "of", "from"].includes(word.lower)
  )
    return null;
  return { name: word.token.text, span: [word.start, word.end] };
}

/** One item of a list; the first may have other words before it, the last behind it. */
function itemOf(
  slot: Slot,
  place: "first" | "middle" | "last",
  { lone, timed }: { lone: "lone" | "nouns"; timed: boolean },
): ListItem | null {
  const axes = axesIn(slot.atoms).filter(({ shy }) => !shy || slot.atoms.length === 1 || timed);
  const axis = place === "last" ? axes[0] : axes.at(-1);
  const edge = place === "last" ? slot.atoms.find((atom) => atom.kind === "axis" || isNoun(atom)) : slot.atoms.at(-1);
  if (axis && edge?.kind === "axis") return { name: axis.name, axis, span: [axis.start, axis.end] };
  const self = slot.atoms[0];
  if (
    self?.kind === "word" &&
    ((self.token.text === "I" && self.tag !== "name") || self.lower === "me") &&
    (place !== "first" || slot.atoms.length === 1)
  )
    return { name: "Me", span: [self.start, self.end] };
  const verb = slot.atoms.find(isVerb);
  if (place !== "first" && verb && self && ["what", "how"].includes(lowerOf(self)))
    return { name: verb.token.text, span: [self.start, verb.end] }; // "pocket money vs what they save"
  const described = isVerb(self) && place !== "first" && isNoun(slot.atoms[1]); // "wild and farmed salmon"
  const phrases = phrasesOf(described ? slot.atoms.slice(1) : slot.atoms);
  const nouns = phrases.filter(({ kind }) => kind === "np" || kind === "pp");
  const phrase = place === "first" ? nouns.at(-1) : nouns[0];
  const single =
    slot.atoms.length === 1 && slot.atoms[0]?.kind === "word" && slot.atoms[0].tag === "verb" ? slot.atoms[0] : null;
  if (!phrase && single) return { name: single.token.text, span: [single.start, single.end] };
  if (!phrase) return lone === "lone" ? loneWord(slot, place) : null;
  if (place === "middle" && (phrases.length > 2 || !isPlainName(phrase.words.filter(({ tag }) => tag !== "prep"))))
    return null;
  const ways = phrases.slice(phrases.indexOf(phrase) + 1).every(({ head }) => WAYS.has(head)); // "beer down, cider up"
  if (place === "first" && !ways)
    return lone === "lone" && phrases.at(-1)?.kind === "adv" ? loneWord(slot, place) : null;
  if (place === "last" && phrases[0] !== phrase && phrases.indexOf(phrase) > 1) return null;
  const label = labelOf(place === "first" ? withoutNoun(phrase.core) : phrase.core, 0);
  if (label && described) return { name: `${self.token.text} ${label.text}`, span: [self.start, label.end] };
  return label ? { name: label.text, span: [label.start, label.end] } : null;
}

const WAYS = wordSet("up down flat");

const RIVALS = wordSet("vs vs. v versus");

/** "Licences used/bought", "Yes/No/Unsure on the bypass", "lodged vs decided": single words with a slash between them. */
function slashed(stated: readonly Atom[]): ListItem[] {
  if (
    !stated.some(
      (atom) => atom.kind === "mark" && (atom.lower === "/" || atom.lower === "and" || RIVALS.has(atom.lower)),
    )
  )
    return [];
  const atoms = stated.filter((atom) => atom.kind !== "word" || atom.tag !== "det" || atom.lower === "no"); // "us v the in-laws"
  let items: ListItem[] = [];
  let best: ListItem[] = [];
  for (const [at, atom] of atoms.entries()) {
    const slash = atoms[at - 1];
    const slashes = isMark(slash, "/") && slash.start === atoms[at - 2]?.end && slash.end === atom.start;
    const before = atoms[at - 2];
    const done = isVerb(before) && isVerb(atom); // "parcels sent and returned"
    const joined =
      slashes ||
      (slash?.kind === "mark" &&
        ((done && slash.lower === "and") || RIVALS.has(slash.lower)) &&
        before?.kind === "word");
    if (atom.kind === "mark") continue;
    const item: ListItem =
      atom.kind === "axis"
        ? { name: atom.axis.name, axis: atom.axis, span: [atom.start, atom.end] }
        : { name: atom.kind === "word" ? atom.token.text : "", span: [atom.start, atom.end] };
    const led = atom.kind === "word" && atom.tag === "prep" && atoms[at + 1]?.kind === "word"; // "here vs at home"
    items = led ? [] : joined ? [...items, item] : [item];
    if (items.length > best.length) best = items;
  }
  return best.length > 1 && best.length < 8 ? best : [];
}

const OF = /^(\S+ \S+) of .+$/u; // catches "large bags of coffee", not "friends of Bo"

/** "small, medium and large bags of coffee": what all of them are is said once, behind the last. */
const parallelTo = (items: readonly ListItem[], last: ListItem): ListItem =>
  items.length > 1 && items.every(({ name }) => !name.includes(" "))
    ? { ...last, name: last.name.replace(OF, "$1") }
    : last;

/** `cost` is more than 0 where the first item closes a clause of its own ("fines are history, and returns …"). */
export type NameList = { items: ListItem[]; cost: number };

/** All lists in a row of atoms. A list may be part of a longer stretch: runs of items that read as names. */
export const listsIn = perText((stated: readonly Atom[]): readonly NameList[] => {
  const atoms = withoutUnits(stated.filter((atom) => atom.kind !== "mark" || atom.lower !== "." || atom.strength > 0)); // "sent vs. opened"
  if (atoms.length === 0) return [];
  const lists: NameList[] = [];
  const words = slashed(atoms);
  for (const [stretch, { slots, closed }] of slotsOf(atoms).entries()) {
    for (const slot of slots) {
      const range = rangeItems(slot);
      if (!range?.[1]) continue;
      if (range.length > 2) lists.push({ items: [...range.slice(0, 1), ...range.slice(-1)], cost: 0 }); // "From 2011 to 2021"
      lists.push({ items: range, cost: 0 });
    }
    for (let from = 0; from < slots.length - 1 && from < 12; from++) {
      const items: ListItem[] = [];
      const short = slots.slice(from + 1).every(({ by, atoms: { length } }) => by === "/" && length < 3); // "home / away."
      const lone = closed || short || (stretch === 0 && from === 0 && slots[0]?.atoms.length === 1) ? "lone" : "nouns";
      const clause = slots[from]?.atoms.some(isVerb) && !slots[from]?.atoms.some((atom) => atom.kind === "axis");
      const cost = clause ? 0.35 : 0;
      for (let at = from; at < slots.length && at < from + 16; at++) {
        const slot = slots[at];
        if (!slot) break;
        const timed = at === from ? slots[at + 1]?.atoms[0]?.kind === "axis" : items.at(-1)?.axis !== undefined;
        if (at > from && isAside(slot) && !slots.slice(from, at).some(hasPreposition)) break;
        const closing = itemOf(slot, at === from ? "first" : "last", { lone, timed });
        const end = slots.slice(from + 1, at + 2).findIndex(({ by }) => by === "and" || by === "or");
        const whole = end < 0 || end === items.length - 1; // "the mean, Ann" of "the mean, Ann and Bo" is no list
        if (closing && at > from && whole) lists.push({ items: [...items, parallelTo(items, closing)], cost });
        const item = at === from ? closing : itemOf(slot, "middle", { lone, timed });
        if (!item) break;
        items.push(item);
      }
    }
  }
  const rivals = rivalsIn(atoms);
  if (rivals) lists.push({ items: rivals, cost: 0 });
  if (words.length < 2) return lists;
  const covers = ({ span }: ListItem, at: number): boolean =>
    span[0] < (words[at]?.span[1] ?? 0) && (words[at]?.span[0] ?? 0) < span[1];
  const isDone = atoms.some((atom) => atom.start === words.at(-1)?.span[0] && isVerb(atom));
  const misses = ({ items }: NameList): boolean => items.some(covers) && !items.every(covers);
  const others = lists.filter((list) => !isDone || list.items.length !== words.length || !misses(list)); // "renewed/lapsed by tier"
  return others.some((list) => list.items.length === words.length && !misses(list))
    ? others
    : [...others, { items: words, cost: 0 }];
});

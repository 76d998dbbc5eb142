/**
 * Columns of a grid that two rivals name: "Anna beats Tom at darts, 11 to 4", "9 shots to Town's 3". The first figure of a
 * pair is the first rival's, unless the clause says that the other one leads: "but in pool Tom was ahead, 7 to 5".
 */
import type { Span } from "@charticle/contract";
import { CONTRASTS, wordSet } from "../lexicon/closed-class.ts";
import type { Atom } from "./atom.ts";
import type { Grouping } from "./grid.ts";
import { areDistinct, type Columns, columnIn, labelItem, tellingWords } from "./grid-heads.ts";
import { labelOf } from "./label.ts";
import { leftLabel } from "./left-label.ts";
import type { ListItem } from "./list-item.ts";
import { listsIn } from "./lists.ts";
import { type Phrase, phrasesOf } from "./phrase.ts";
import { rivalsIn } from "./rivals.ts";
import { isLink, setsAgainst } from "./set-against.ts";
import type { Gap } from "./statement.ts";

const item = (phrase: Phrase | undefined): ListItem | null => {
  const label = phrase ? labelOf(phrase.core, 0) : null;
  return label ? labelItem(label) : null;
};

const OVER = wordSet("than over against");
const nounIn = (atoms: readonly Atom[]): ListItem | null => item(phrasesOf(atoms).find(({ kind }) => kind === "np"));

/** "more than boys", "against the Colts": whom the words set against what is spoken of. */
function overIn(atoms: readonly Atom[]): { at: number; other: ListItem } | null {
  const at = atoms.findIndex((atom) => atom.kind !== "figure" && "lower" in atom && OVER.has(atom.lower));
  const other = at >= 0 ? nounIn(atoms.slice(at + 1)) : null;
  return other ? { at, other } : null;
}

/** "Offer A vs B": a list of two, whose words hold no verb. */
const VERSUS = wordSet("v vs vs. versus");

/** "Anna beats Tom", "girls read more than boys": the two that a clause sets against each other. */
function inClause(atoms: readonly Atom[]): readonly (ListItem | null)[] {
  if (atoms.some((atom) => atom.kind === "mark" && VERSUS.has(atom.lower))) return [];
  const over = overIn(atoms);
  return over ? [nounIn(atoms.slice(0, over.at)), over.other] : (rivalsIn(atoms, "any") ?? []);
}

/** "9 shots to Town's 3": the other side stands between the two figures. */
function inPair(gap: Gap | undefined): ListItem | null {
  const link = gap?.atoms.findIndex(isLink) ?? -1;
  const side = item(phrasesOf(gap?.atoms.slice(link) ?? []).find(({ kind }) => kind === "pp" || kind === "np"));
  return link >= 0 ? side : null;
}

const FAVOURS = wordSet("to in for");

/** "14-6 to Leeds", "63-37 in City's favour": one side is named, the other is not. */
function favoured(gap: Gap | undefined): ListItem | null {
  const first = phrasesOf(gap?.pieces[0]?.atoms ?? [])[0];
  const core = first?.core.filter(({ lower }) => lower !== "favour" && lower !== "favor") ?? [];
  const named = core.length > 0 && core.every(({ tag }) => tag === "name");
  const label = first?.kind === "pp" && FAVOURS.has(first.head) && named ? labelOf(core, 0) : null;
  return label ? labelItem(label) : null;
}

/** "The home side edged possession 54% to 46%": one who wins does so against another. */
const WINS = wordSet("won win wins edged edge shaded dominated bossed");
const unnamed = ({ span: [start] }: ListItem): ListItem => ({ name: "Opponents", span: [start, start] });

function winner(atoms: readonly Atom[]): ListItem[] {
  const phrases = phrasesOf(atoms);
  const verb = phrases.findIndex(({ kind, head }) => kind === "vp" && WINS.has(head));
  const won = phrases[verb + 1]?.core.every(({ tag }) => tag === "noun") === true;
  const side = verb > 0 && won ? item(phrases.slice(0, verb).find(({ kind }) => kind === "np")) : null;
  return side ? [side, unnamed(side)] : [];
}

/** "Mia or Zoe?": two names that a question sets side by side. */
function asked(atoms: readonly Atom[]): readonly ListItem[] {
  const end = atoms.findIndex((atom) => atom.kind === "mark" && atom.lower === "?");
  return listsIn(atoms.slice(0, Math.max(0, end))).find(({ items }) => items.length === 2)?.items ?? [];
}

/** Price of two sides that the text sets against each other in so many words. */
const CLEAR = 0.05;

/** The two sides, by the first sign that names both. */
function sidesOf({ statement, groups }: Grouping): { items: ListItem[]; cost: number } | null {
  const { gaps } = statement;
  const lead = gaps[0];
  const subject = leftLabel(lead?.pieces.at(-1)?.atoms ?? []) ?? leftLabel(lead?.pieces[0]?.atoms ?? []);
  const tail = overIn(gaps.at(-1)?.atoms ?? [])?.other ?? null;
  const found: (readonly [readonly (ListItem | null)[], number])[] = [
    [[favoured(gaps.at(-1)) ?? (subject ? labelItem(subject) : null), tail], CLEAR],
    [asked(lead?.atoms ?? []), CLEAR],
    [winner(lead?.pieces[0]?.atoms ?? []), 0.4],
    ...(lead?.pieces ?? []).map(({ atoms }) => [inClause(atoms), CLEAR] as const),
    [
      [subject ? labelItem(subject) : null, groups.flatMap(({ from }) => inPair(gaps[from + 1]) ?? [])[0] ?? null],
      0.35,
    ],
  ];
  for (const [sides, cost] of found) {
    const items = sides.filter((one) => one !== null);
    if (items.length === 2 && areDistinct(items)) return { items, cost };
  }
  const side = groups.flatMap(({ to }) => favoured(gaps[to]) ?? [])[0];
  return side ? { items: [side, unnamed(side)], cost: 0.4 } : null;
}

/** The words in front of a pair that belong to it: behind the first mark after the pair before. */
function ownAtoms(atoms: readonly Atom[], at: number): readonly Atom[] {
  const mark = at === 0 ? -1 : atoms.findIndex((atom) => atom.kind === "mark" && atom.strength >= 4);
  return mark < 0 && at > 0 ? [] : atoms.slice(mark + 1);
}

const PRONOUNS = wordSet("he she they it");

/** A sentence or clause of its own starts anew with the first rival in front. */
const ANEW = 7;

/** Two rivals and, for each pair of figures, which one comes first. */
export function rivalPairs(grouping: Grouping): Columns | null {
  const { statement, width, groups } = grouping;
  const { gaps } = statement;
  const against = groups.filter(({ from }) => setsAgainst(gaps[from + 1])).length;
  if (width !== 2 || against * 2 <= groups.length || groups.some(({ from, to }) => to - from !== 2)) return null;
  const ahead = gaps[0]?.atoms.at(-1);
  if (ahead?.kind === "word" && ahead.lower === "from") return null;
  const sides = sidesOf(grouping);
  if (!sides || !areDistinct(sides.items)) return null;
  const words = tellingWords(sides.items);
  const taken: Span[] = sides.items.map(({ span }) => span);
  const named = (atoms: readonly Atom[], nearest: "first" | "last"): number | null => {
    const found = columnIn(atoms, words, nearest);
    if (found) taken.push(found.span);
    return found?.column ?? null;
  };
  let first = 0;
  let told = true;
  const places = groups.map(({ from, to }, at) => {
    if (!setsAgainst(gaps[from + 1])) {
      const pair = [from + 1, to].map((gap) => named(gaps[gap]?.pieces[0]?.atoms ?? [], "first"));
      told &&= pair[0] !== null && pair[1] !== null && pair[0] !== pair[1];
      return pair.map((column) => column ?? -1);
    }
    const own = ownAtoms(gaps[from]?.atoms ?? [], at);
    const subject = at === 0 ? null : named(own, "first");
    const behind = phrasesOf(gaps[to]?.pieces[0]?.atoms ?? [])[0];
    const closing = behind?.kind === "pp" ? named(behind.words, "first") : null;
    const between = named(gaps[from + 1]?.atoms ?? [], "last");
    const contrast = own.some((atom) => atom.kind === "mark" && CONTRASTS.has(atom.lower));
    const turned = contrast && own.some((atom) => atom.kind === "word" && PRONOUNS.has(atom.lower));
    if (between !== null) first = 1 - between;
    else if (closing !== null && behind) first = behind.head === "for" ? 1 - closing : closing;
    else if (subject !== null) first = subject;
    else if (turned) first = 1 - first;
    else if ((gaps[from]?.strength ?? 0) >= ANEW) first = 0;
    return [first, 1 - first];
  });
  return told ? { items: sides.items, cost: sides.cost, places, taken } : null;
}

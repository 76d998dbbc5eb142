/** Columns of a grid that a list names, or a count: "weekdays and weekends:", "that's Kenya against Sumatra", "the three sets". */

import type { Span } from "@charticle/contract";
import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { smallNumber } from "../../recognize/numbers/small-number.ts";
import { perText } from "../../text/per-text.ts";
import { type Atom, axesIn, isMark, type WordAtom, wordsIn } from "../sentence/atom.ts";
import type { ListItem } from "../sentence/list-item.ts";
import { isSeparator, listsIn, type NameList } from "../sentence/lists.ts";
import { started } from "../shapes/counted-run.ts";
import type { Grouping } from "./grid.ts";
import { areBare, areDistinct, axisItem, type Columns, type Heads, inOrder } from "./grid-heads.ts";

/** Up to the first mark that parts clauses, else the last comma: what follows it belongs to the next group. */
const upToBoundary = perText((atoms: readonly Atom[]): readonly Atom[] => {
  const parts = (least: number) => (atom: Atom) => atom.kind === "mark" && atom.strength >= least;
  const first = atoms.findIndex(parts(6));
  const end = first < 0 ? atoms.findLastIndex(parts(5)) : first;
  return end < 0 ? [] : atoms.slice(0, end);
});

/** The end of the text, where it goes on speaking of the figures: "(2004 → 2024)", ": that's Kenya against Sumatra". */
const connectedTail = (atoms: readonly Atom[]): readonly Atom[] => {
  const first = atoms[0];
  return first?.kind === "mark" && first.strength >= 8 ? [] : atoms;
};

/** What a list costs that only commas join. */
const COMMA = 0.15;

/** Two last items that more than a comma joins: "print and digital", "hot vs cold". */
function isJoined(atoms: readonly Atom[], { items }: NameList): boolean {
  const from = items.at(-2)?.span[1] ?? 0;
  const to = items.at(-1)?.span[0] ?? 0;
  return atoms.some((atom) => isSeparator(atom) && atom.start >= from && atom.end <= to && atom.lower !== ",");
}

/** The first list of the lead, where the nearest one is none: "Income then costs, per month:". */
const opening = (atoms: readonly Atom[], lists: readonly NameList[], nearest: NameList): NameList | undefined => {
  const isPlain = (list: NameList): boolean => list !== nearest && list.items.every(({ axis }) => axis === undefined);
  return isJoined(atoms, nearest) ? undefined : lists.find((list) => isPlain(list) && isJoined(atoms, list));
};

/** "Medals (gold-silver-bronze)", "W-D-L", "(win-loss)": one word of as many parts as there are columns. */
function hyphened(atoms: readonly Atom[], width: number): ListItem[] {
  for (const [at, atom] of atoms.entries()) {
    if (atom.kind !== "word" || !atom.token.text.includes("-")) continue;
    const parts = atom.token.text.split("-");
    const wrapped = isMark(atoms[at - 1], "(") && isMark(atoms[at + 1], ")");
    if (
      parts.length !== width ||
      (width < 3 && !wrapped && !parts.every(({ length }) => length === 1)) ||
      !parts.every((part) => /^\p{L}+$/u.test(part))
    )
      continue; // catches "gold", not "100m"
    let start = atom.start;
    return parts.map((name) => {
      const span: Span = [start, start + name.length];
      start += name.length + 1;
      return { name, span };
    });
  }
  return [];
}

/** The list of as many names as columns in a row of words, or as many times; the lead holds more kinds of them. */
function listed(grouping: Grouping, atoms: readonly Atom[], cost: number, place?: "lead"): Columns | null {
  const { width } = grouping;
  const isTimed = ({ axis }: ListItem): boolean => axis !== undefined;
  const lists = listsIn(atoms).filter(
    ({ items }) => items.length === width && (items.every(isTimed) || !items.some(isTimed)) && areDistinct(items),
  );
  const list = lists.findLast(({ items }) => items.every(isTimed)) ?? lists.at(-1);
  const one = (place && list ? opening(atoms, lists, list) : undefined) ?? list;
  if (one) return inOrder(grouping, one.items, cost + one.cost + (isJoined(atoms, one) ? 0 : COMMA));
  const parts = place ? hyphened(atoms, width) : [];
  if (areDistinct(parts) && parts.length > 0) return inOrder(grouping, parts, cost);
  const marks = axesIn(atoms);
  if (marks.length < width) return null;
  const axes = marks
    .filter(({ shy }) => !shy || (marks.length === width && marks.some((other) => !other.shy)))
    .map(axisItem);
  return axes.length === width && areDistinct(axes) && new Set(axes.map(({ axis }) => axis?.family)).size === 1
    ? inOrder(grouping, axes, cost + 0.2)
    : null;
}

/** Lists in front of the first figure, behind the first group or behind the last. */
export function listColumns(grouping: Grouping): (Columns | null)[] {
  const { gaps } = grouping.statement;
  return [
    listed(grouping, gaps[0]?.atoms ?? [], 0.1, "lead"),
    listed(grouping, upToBoundary(gaps[grouping.groups[0]?.to ?? 0]?.atoms ?? []), 0.2),
    listed(grouping, connectedTail(gaps.at(-1)?.atoms ?? []), 0.3),
  ];
}

const isPlural = (word: WordAtom | undefined): word is WordAtom => word?.lower.endsWith("s") === true;

/** "across the three sets": as many columns as the text counts, by their number. */
export function countedColumns(grouping: Grouping): Columns | null {
  const words = wordsIn(grouping.statement.atoms);
  const at = words.findIndex(
    ({ tag, lower }, index) =>
      tag === "number" && smallNumber(lower) === grouping.width && [1, 2].some((step) => isPlural(words[index + step])),
  );
  const noun = at < 0 ? grouping.width > 2 && stepNoun(grouping) : [words[at + 1], words[at + 2]].find(isPlural);
  return noun ? inOrder(grouping, numberedSteps(noun, grouping.width), 0.6) : null;
}

/** What "Tom 3, 2, 4. Ann 4, 4, 5" counts, which it leaves out. */
export const UNSAID = { lower: "", start: 0, end: 0 };

/** Rows of bare figures count themselves. */
export function bareColumns(grouping: Grouping): Columns[] {
  const { statement, groups, width } = grouping;
  const marks = groups.flatMap(({ from, to }) =>
    statement.gaps.slice(from + 1, to - 1).map(({ strength }) => strength),
  );
  const listed = listsIn(statement.gaps[0]?.atoms ?? []).some(({ items }) => items.length === width);
  const alike = new Set(statement.figures.map(({ unit }) => unit?.symbol)).size === 1;
  const even = width > 2 && alike && new Set(marks).size === 1; // not "50s 8, 60s 14"
  if (!even || listed || !areBare(statement, groups)) return [];
  const only = statement.gaps.flatMap(({ axes }) => axes).length === 1;
  const [since] =
    (only && started({ ...statement, figures: statement.figures.slice(0, width) }, statement.gaps[0])) || []; // "since 2020: Ann 3, 2, 4; Bo 4, 4, 5"
  return [inOrder(grouping, since?.items ?? numberedSteps(UNSAID, width), 1)];
}

/** "Set 1", "Set 2": so many steps of a noun. */
export function numberedSteps(
  { lower, start, end }: Pick<WordAtom, "lower" | "start" | "end">,
  count: number,
): ListItem[] {
  const named = singular(lower);
  const quarter = named === "quarter" && count < 5; // not five quarters of an hour
  const lead = quarter ? "Q" : `${named.charAt(0).toUpperCase()}${named.slice(1)} `.trimStart();
  return Array.from({ length: count }, (_, step): ListItem => {
    const name = `${lead}${step + 1}`;
    const place = { kind: "axis", from: 0, to: 0, start, end, position: null } as const;
    const order = quarter ? step / 4 : step + 1;
    return {
      name,
      span: [start, end],
      axis: { ...place, family: quarter ? "quarter" : "step", name, order, noun: named },
    };
  });
}

const EACH = wordSet("every each all by");

/** "in every quarter", "quarter by quarter": what the text counts off. */
function stepNoun({ statement }: Grouping): Pick<WordAtom, "lower" | "start" | "end"> | null {
  const words = wordsIn(statement.gaps[0]?.atoms);
  const at = words.findIndex(({ lower }) => EACH.has(lower)) + 1;
  const [before, noun] = [words[at - 2], words[at]];
  if (!noun || at === 0 || !STEP_NOUNS.has(singular(noun.lower))) return null;
  return before?.lower === noun.lower ? { ...noun, start: before.start } : noun;
}

const SCORES = /\d[-–/]\D?\d+\D? ?, \D?\d+[-–/]/u; // catches "3-1, 2-2" and "€640/€210, €580/", not "10 → 52, 20"

/** As many steps as the text has groups, where nothing else names them; "me vs Jo: 3-1, 2-2, 0-4" counts itself. */
export function everyRows(grouping: Grouping): Heads | null {
  const { statement, groups } = grouping;
  const noun = stepNoun(grouping);
  const bare =
    groups.length > 2 &&
    SCORES.test(statement.scan.text) &&
    areBare(statement, [{ from: 0, to: statement.figures.length }]);
  if (!noun && !bare) return null;
  return { items: numberedSteps(noun || UNSAID, groups.length), cost: noun ? 0.5 : 0.9 };
}

/**
 * Rows whose figures are told by the same words in each: "Cats: 12 in, 9 adopted. Dogs: 20 in, 17 adopted" · "Okafor scored 21
 * and set up 4, Lind scored 13 and set up 11". All figures of the text stand in such rows.
 */
import { AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS } from "../../../lexicon/closed-class.ts";
import { singular } from "../../../lexicon/morphology.ts";
import { type Figure, isFigure, type Mention } from "../../../recognize/mention.ts";
import type { Scan } from "../../../text/scan.ts";
import { areDistinct, labelItem } from "../../grid/grid-heads.ts";
import { labelOf } from "../../labels/label.ts";
import type { Reading } from "../../reading.ts";
import { type Atom, isWord, type WordAtom } from "../../sentence/atom.ts";
import { atomsOf } from "../../sentence/atoms.ts";
import type { ListItem } from "../../sentence/list-item.ts";
import { settledFigures } from "../../units.ts";
import { nameOf } from "./bare-row-names.ts";
import { tableOf } from "./rows-in-order.ts";

const MOST = 5;
const MOST_WORDS = 3;

type Key = readonly WordAtom[];

const isJoint = (atom: Atom): boolean => atom.kind === "mark" || (isWord(atom) && CONJUNCTIONS.has(atom.lower));

/** The words right behind a figure, up to a mark. */
function keyBehind(gap: readonly Atom[]): Key {
  const to = gap.findIndex(isJoint);
  return gap.slice(0, to < 0 ? gap.length : to).filter(isWord);
}

/** The words right in front of it, from a mark on. */
function keyBefore(gap: readonly Atom[]): Key {
  return gap.slice(gap.findLastIndex(isJoint) + 1).filter(isWord);
}

const textOf = (key: Key): string => key.map(({ lower }) => singular(lower)).join(" ");

/** The end of the words in front of the first figure of each row that all rows have. */
function sharedEnd(keys: readonly Key[]): Key[] {
  const [first = []] = keys;
  let count = 0;
  while (count < MOST_WORDS && count < first.length - 1) {
    const words = keys.map((key) => key.at(-1 - count)?.lower ?? "");
    if (words[0] === "" || words.some((word) => word !== words[0])) break;
    count++;
  }
  return keys.map((key) => (count === 0 ? [] : key.slice(-count)));
}

const says = (key: Key): boolean =>
  key.length > 0 &&
  key.length <= MOST_WORDS &&
  key.some(
    ({ lower }) => !DETERMINERS.has(lower) && !AUXILIARIES.has(lower) && (key.length === 1 || !PREPOSITIONS.has(lower)),
  );

/** The same words in each row, and others in each column. */
function areColumns(keys: readonly Key[], width: number): boolean {
  const heads = keys.slice(0, width).map(textOf);
  return (
    keys.slice(0, width).every(says) &&
    new Set(heads).size === width &&
    keys.every((key, at) => textOf(key) === heads[at % width])
  );
}

/** "set up", not the "from" of a change. */
const isDeed = (key: Key): boolean => key.some(({ lower }) => !PREPOSITIONS.has(lower));

type Columns = { items: ListItem[]; behind: boolean };

function columnsOf(leads: readonly (readonly Atom[])[], width: number): Columns | null {
  const behind = leads.slice(1).map(keyBehind);
  const before = leads.slice(0, -1).map(keyBefore);
  const ends = sharedEnd(before.filter((_, at) => at % width === 0));
  const ahead = before.map((key, at) => (at % width === 0 ? (ends[at / width] ?? []) : key));
  const told = areColumns(behind, width) ? behind : ahead.every(isDeed) && areColumns(ahead, width) ? ahead : null;
  const items = told?.slice(0, width).flatMap((key) => {
    const label = labelOf(key, 0);
    return label ? labelItem(label) : [];
  });
  return items?.length === width && areDistinct(items) ? { items, behind: told === behind } : null;
}

/** What stands in front of a row: behind the words of the row before, and in front of its own. */
function leadOf(lead: readonly Atom[], at: number, { items, behind }: Columns): readonly Atom[] {
  const words = items[0]?.name.split(" ").length ?? 0;
  if (!behind) return lead.slice(0, lead.length - words);
  return at === 0 ? lead : lead.slice(Math.max(0, lead.findIndex(isJoint)));
}

const plain = ({ basis, part }: Figure): boolean => !basis && !part;

/** The table of such rows; null where the text tells them otherwise. */
export function keyedRows(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const figures = mentions.filter(isFigure);
  if (figures.length < 4 || !figures.every(plain)) return null;
  const atoms = atomsOf(
    scan,
    mentions.filter((mention) => !isFigure(mention)),
    new Set<number>(),
  );
  const leads = [...figures, null].map((figure, at) => {
    const [from, to] = [figures[at - 1]?.end ?? 0, figure?.start ?? scan.text.length];
    return atoms.filter(({ start, end }) => start >= from && end <= to);
  });
  for (let width = 2; width <= MOST && width * 2 <= figures.length; width++) {
    if (figures.length % width > 0) continue;
    const columns = columnsOf(leads, width);
    if (!columns) continue;
    const rows = leads
      .slice(0, -1)
      .flatMap((lead, at) => (at % width === 0 ? (nameOf(leadOf(lead, at, columns)) ?? []) : []));
    if (rows.length * width < figures.length || !areDistinct(rows)) return null;
    return tableOf(settledFigures(scan, figures), columns.items, rows);
  }
  return null;
}

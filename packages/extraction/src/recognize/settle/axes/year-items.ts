/**
 * Four digits that alone are a year, in a list of figures: "blog 1200, ads 1650, mail 980", "Jan 1200, Feb 1990, Mar 2400".
 * "Salaries: nurse 2000, teacher 1950" where the heading says that they count. A number like this year's behind a plain word has to stand between two figures: "Budget 2023, staff 350, rent 120".
 */
import { PREPOSITIONS, wordSet } from "../../../lexicon/closed-class.ts";
import { isCapitalAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { axisMark } from "../../times/axis-mark.ts";
import { type Item, itemsOf } from "../even-items.ts";
import { headedFrom } from "./headed-list.ts";
import { OLD, RECENT } from "./year-figures.ts";

const DIGITS = /^\d{4}$/u; // catches "1720", not "720" or "1,720"
const PARTS_OF_YEARS = wordSet("month quarter");
const LEADS = wordSet("early mid late year years season fy since founded established est built born opened launched");

/** The mark at the end of an item whose last four digits may be a figure: "mail 1720", "Fri 1720", "Mar 1990". */
function yearLike(scan: Scan, { from, to, inside }: Item): AxisMark | null {
  const last = inside.at(-1);
  if (last?.kind !== "axis" || last.to !== to || !DIGITS.test(tokenAt(scan, to - 1).text)) return null;
  if (PARTS_OF_YEARS.has(last.family))
    return inside.length === 1 && last.from === from && lowerAt(scan, from - 1) !== "(" ? last : null;
  if (lowerAt(scan, to) === ":" && isWordAt(scan, to + 1)) return null; // "Crop 2022: wheat 840, rye 610"
  const colon = lowerAt(scan, to - 2) === ":" ? 1 : 0;
  const label = lowerAt(scan, to - 2 - colon);
  const named =
    inside.length === 2
      ? inside[0]?.to === to - 1 - colon
      : inside.length === 1 && isWordAt(scan, to - 2 - colon) && !PREPOSITIONS.has(label) && !LEADS.has(label);
  return named && last.family === "year" && last.to - last.from === 1 ? last : null;
}

/** "blog 1200", "Mon 900", "Rome 1700 fans": what such digits have to stand beside. */
function isModel(scan: Scan, { from, to, inside }: Item): boolean {
  const figure = inside.at(-1);
  if (!isFigure(figure) || !figure.bare || figure.value < 100 || figure.from <= from || figure.to < to - 1)
    return false;
  const colon = lowerAt(scan, figure.from - 1) === ":" ? 1 : 0;
  return isWordAt(scan, from) && (inside.length === 1 || inside[0]?.to === figure.from - colon);
}

/** An item without the second stroke of "//" in front and the tags at its end: "Cy 1760 #ranked". */
function untagged(scan: Scan, item: Item): Item {
  const { inside } = item;
  const from = lowerAt(scan, item.from) === "/" ? item.from + 1 : item.from;
  const last = inside.at(-1);
  const isTag = inside.length > 1 && last?.kind === "aside" && lowerAt(scan, last.from) === "#";
  return last && isTag ? untagged(scan, { from, to: last.from, inside: inside.slice(0, -1) }) : { ...item, from };
}

/** A figure, behind the month or quarter whose year it was. */
function figureOf(scan: Scan, mark: AxisMark, figure: Figure): Mention[] {
  if (mark.family === "year") return [figure];
  const { from, to, family, order } = mark;
  return [axisMark({ scan, from, to: to - 1, family, order: order % 1, position: order % 1 }), figure];
}

export function yearItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some(({ kind, to }) => kind === "axis" && DIGITS.test(tokenAt(scan, to - 1).text))) return mentions;
  const items = itemsOf(scan, mentions).map((item) => untagged(scan, item));
  const even = items.map((item) => isModel(scan, item));
  const alike =
    items.length > 2 && items.every((item, at) => isCapitalAt(scan, item.from) && (even[at] || yearLike(scan, item))); // "Arts 1980, Science 2010, Law 870"
  const start = headedFrom(scan);
  const listed = items.filter(({ from }) => start > 0 && tokenAt(scan, from).start >= start);
  const headed =
    listed.length > 1 && listed.every((item) => even[items.indexOf(item)] || yearLike(scan, item))
      ? new Set(listed)
      : null;
  const found = new Map<Mention, Mention[]>();
  // from the figures outward: each one found speaks for the next
  for (const [at, item] of [...items.entries(), ...[...items.entries()].toReversed()]) {
    const mark = yearLike(scan, item);
    const figure = mark && !found.has(mark) ? figureAt(scan, item.to - 1) : null;
    if (!mark || !figure) continue;
    const plain = mark.family === "year" && item.inside.length === 1;
    const told = lowerAt(scan, item.to - 2) === ":" || !plain || figure.value < OLD;
    const recent = plain && figure.value > RECENT.from && figure.value < RECENT.to;
    const models = even.filter(Boolean).length;
    const sure = alike || (recent ? even[at - 1] && (even[at + 1] || models > 2) : even[at - 1] || even[at + 1]);
    if (!headed?.has(item) && (models < (told || alike ? 1 : 2) || !sure)) continue;
    found.set(mark, figureOf(scan, mark, figure));
    even[at] = true;
  }
  return mentions.flatMap((mention) => found.get(mention) ?? [mention]);
}

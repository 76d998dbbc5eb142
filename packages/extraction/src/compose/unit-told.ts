/** The unit of a chart as its whole text tells it, where the figures alone mislead. */

import { CURRENCY_WORDS, currencyCalled, SHY_CURRENCIES } from "../lexicon/units.ts";
import { countedNoun } from "../read/labels/counted-noun.ts";
import type { Reading } from "../read/reading.ts";
import { headerUnit } from "../read/units.ts";
import { type Figure, isFigure, type Mention, type Unit } from "../recognize/mention.ts";
import { matches } from "../text/needs/matches.ts";
import type { Scan } from "../text/scan.ts";
import { bracketUnit, raisedUnit } from "./bracket-units.ts";
import { cornerMoney, measureCorner } from "./heading.ts";
import { letterUnit } from "./letter-units.ts";
import type { TitleInput } from "./title-input.ts";
import { measureCalled } from "./unit-in-title.ts";

/** "Weight went from 82 to 76, fat from 28% to 22%": the unit of a column is not that of bare figures told before it. */
function hasBareColumn({ series, cells, figures }: Reading): boolean {
  if (series.length < 2) return false;
  const united = new Set(figures.flatMap(({ unit, start }) => (unit ? start : [])));
  const columns = series.map((_, at) => cells.flatMap((row) => row[at]?.spans[0]?.[0] ?? []));
  const bare = columns.find((starts) => starts.length > 1 && !starts.some((start) => united.has(start)));
  const full = columns.find((starts) => starts.length > 1 && starts.every((start) => united.has(start)));
  return (bare?.[0] ?? Number.POSITIVE_INFINITY) < (full?.[0] ?? 0);
}

/** Values that add up to a measured whole are measured like it: "we made $240: toys 90, books 150", "24 hours: 8 asleep, 16 awake". Not "$20 prize, tom 8, ann 12 votes". */
const OWN = /[.!?]\s|\b(?:and|but) \p{L}+ed? |\band (?:made|took|cost)\b/u; // catches ". Tickets are " and " and made ", not " and "
function unitOfSum(scan: Scan, mentions: readonly Mention[], { cells, figures }: Reading): Unit | null {
  const wholes = mentions.filter(isFigure).filter(({ unit }) => unit !== null && unit.kind !== "percent");
  if (wholes.length === 0 || figures.some((figure) => !figure.bare || countedNoun(scan, figure) !== "")) return null;
  const sum = cells.flat().reduce((all, cell) => all + (cell?.value ?? 0), 0);
  const last = Math.max(...figures.map(({ end }) => end));
  const isApart = ({ start }: Figure): boolean => start > last && OWN.test(scan.text.slice(last, start)); // "… Wed 25. Tickets are £100"
  return wholes.find((whole) => whole.value.toFixed(2) === sum.toFixed(2) && !isApart(whole))?.unit ?? null;
}

const SHARES =
  /^[^:\d\n]{0,60}(?:%|\bper ?cent(?:ages?)?) (?:of|who|that|which|with|without|saying|agreeing) [^:\d\n]{1,40}?(?:,? (?:in )?(?:19|20)\d\d)?(?: ?[:–—]|\n)/iu; // catches "Rent as % of income:" and "Percentage who cook daily:", not "60% of homes:"
const SHARE_OF =
  /^(?:the |our )?(?:percentage|proportion|share) of (?!an?\b)\p{L}[^\d:;]{2,60}?(?:was|is|were|are|went|gone|rose|fell|stood|grew|climbed|has|have|from|:)\b/iu; // catches "The percentage of women on our board has gone", not "Percentage 12"
const PERCENT: Unit = { kind: "percent", symbol: "%" };

/** Shares by the heading: "Rent as % of income: 2010 24, 2015 29", "The share of renters was 41 in 2010". Not "Percentage of homes: 1,204 of 3,000". */
const unitOfShares = ({ text }: Scan, { figures, shape }: Reading): Unit | null =>
  (matches(text, SHARES) || (matches(text, SHARE_OF) && figures.some(({ value }) => value > 1))) &&
  shape !== "table" &&
  figures.every(({ bare, value }) => bare && value >= 0 && value <= 100)
    ? PERCENT
    : null;

const TOLD_IN = /(?:^|, |\b)in (\p{L}{2,12})(?=[.:,;]| [–—-] )/giu; // catches "in ms." and "in euros, dearest", not "in 2020"

/** "Time to first byte, in ms. Oslo 41": said of bare figures in front of the first. */
function unitToldIn({ text }: Scan, { figures, shape }: Reading): Unit | null {
  const first = Math.min(...figures.map(({ start }) => start));
  if (shape === "table" || figures.some(({ bare }) => !bare)) return null;
  for (const [, word = ""] of text.slice(0, first).matchAll(TOLD_IN)) {
    const money = CURRENCY_WORDS.get(word.toLowerCase());
    if (money && !SHY_CURRENCIES.has(word.toLowerCase())) return { kind: "currency", symbol: money };
    const measure = measureCalled(word);
    if (measure) return { kind: measure === "%" ? "percent" : "measure", symbol: measure };
  }
  return null;
}

/** "Growth % | 2010 | 2020", "Rent (€) | 2020 | 2024": told in the first cell of the head. */
function unitOfCorner(scan: Scan, reading: Reading): Unit | null {
  const money = currencyCalled(cornerMoney(scan, reading));
  if (money && reading.figures.every(({ unit }) => unit === null)) return { kind: "currency", symbol: money };
  const corner = measureCorner(scan, reading);
  return corner.endsWith("%") ? PERCENT : headerUnit(corner, corner.length);
}

const HEAD = /(?<!(?:^|[\s,])[nN#] )\(([^()\d]{1,12})\)$/u; // catches "(£)" of "Cost (£)", not "(2023)" or "(%)" of "n (%)"
const SCALED =
  /^(?:in )?(?:k|t|mn?|bn?|mio|mrd|tsd|000)\b|(?:^|[€$£])(?:k|mn?|bn)$|thousand|million|billion|[kTm](?:€|EUR)/iu; // catches "k€" and "€m", not "kg" or "€"

/** "Item | Cost (£)", "Apples (kg) | 82 | 94": the unit that all heads of columns, or all names of rows, have in brackets. */
function unitOfHeads({ series, points, shape, figures }: Reading): Unit | null {
  if (shape !== "table" || figures.some(({ unit }) => unit !== null)) return null;
  for (const names of [series, points.map(({ name }) => name)]) {
    const told = names.map((name) => HEAD.exec(name)?.[1]?.trim() ?? "");
    const [first = ""] = told;
    if (first === "" || SCALED.test(first) || told.some((one) => one !== first)) continue;
    const unit = first === "%" ? PERCENT : headerUnit(`(${first})`, first.length + 2);
    if (unit) return unit;
  }
  return null;
}

/** Null where no unit holds for all values. */
export const unitTold = ({ scan, mentions, reading, unit }: TitleInput): Unit | null =>
  hasBareColumn(reading)
    ? null
    : (raisedUnit(scan, reading, unit) ??
      unitOfSum(scan, mentions, reading) ??
      unitOfShares(scan, reading) ??
      unitOfCorner(scan, reading) ??
      unitOfHeads(reading) ??
      unitToldIn(scan, reading) ??
      letterUnit(scan, reading) ??
      bracketUnit(scan, reading));

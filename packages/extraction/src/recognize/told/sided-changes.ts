/**
 * "Ana scored 48, up 5, Ben 39, down 2", "120 (+8%) in Spain, 95 (-3%) in Italy": beside each level of a list the text tells
 * how it has changed. The levels are charted, and with signed changes in brackets those that have none. Not where a time is told that it changed from ("up 12 on May"), nor a change alone.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const WAYS = wordSet("up down");
const OPENS = wordSet(", ( – —");
const CLOSES = wordSet(", ; . ) – — and while whereas");
const AGAINST = wordSet("on vs versus since from against");
const LEAST = 2;

/** "340 tonnes, up 12": a unit may stand between. */
const MOST_BETWEEN = 1;

/** Where the words of a change begin, "up 12", "(+8%)"; -1 where a figure is none. */
function startOf(scan: Scan, { from, to, signed }: Figure): number {
  if (WAYS.has(lowerAt(scan, from - 1)) && OPENS.has(lowerAt(scan, from - 2))) return from - 1;
  const bracketed = lowerAt(scan, from - 1) === "(" && (lowerAt(scan, to) === ")" || AGAINST.has(lowerAt(scan, to)));
  return signed && bracketed ? from : -1;
}

const MOST_WORDS = 4;

/** Where the words of a change end, with what it is told against in brackets: "(+6 on last season)"; -1 where other words follow. */
function endOf(scan: Scan, { from, to }: Figure): number {
  if (to >= scan.tokens.length || CLOSES.has(lowerAt(scan, to))) return to;
  const against = lowerAt(scan, from - 1) === "(" && AGAINST.has(lowerAt(scan, to));
  const close = scan.tokens.slice(to, to + 1 + MOST_WORDS).findIndex(({ lower }) => lower === ")");
  return against && close > 0 ? to + close : -1;
}

/** A change right behind a level, and nothing but a mark behind it. */
function isBeside(scan: Scan, level: Figure | undefined, change: Figure): boolean {
  const { basis } = change;
  const start = startOf(scan, change);
  if (!level || basis || level.basis || level.signed || start < 0 || start - 1 - level.to > MOST_BETWEEN) return false;
  return endOf(scan, change) >= 0;
}

export function sidedChanges(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, WAYS) && !scan.text.includes("(")) return mentions;
  const figures = mentions.filter(isFigure);
  const changes = figures.filter((figure, at) => isBeside(scan, figures[at - 1], figure));
  const levels = figures.filter((figure) => !changes.includes(figure));
  const all =
    levels.every((level) => figures[figures.indexOf(level) + 1] !== undefined) && changes.length === levels.length;
  const bracketed = changes.every(({ from }) => lowerAt(scan, from - 1) === "("); // "organic 12,400 (+8%), paid 3,100 (-12%), bounce rate 48%"
  if (changes.length < LEAST || !(all || bracketed)) return mentions;
  const within = (mention: Mention): boolean =>
    changes.some((change) => mention !== change && mention.from >= change.to && mention.to <= endOf(scan, change));
  return mentions.flatMap((mention) =>
    within(mention)
      ? []
      : isFigure(mention) && changes.includes(mention)
        ? aside(scan, startOf(scan, mention), endOf(scan, mention), "how it has changed")
        : mention,
  );
}

/**
 * "Retail added 16,000 jobs and mining payrolls rose by 5,000": the first is a change as well and no level, so nothing is told
 * of it by the second, which stays as it is said; "the Dow rose 197 points and the Nasdaq added 0.4%". So is what one more adds to what two gave:
 * "tickets raised £900, the raffle £310, and the bar added another £450". Not "we had 16,000 members and added 5,000".
 */
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { verbBefore } from "./change-ways.ts";

const GAINING = wordSet("added adds gained gains created rose climbed grew jumped advanced");
const LOSING = wordSet("lost shed sheds cut fell dropped declined slid slipped");
const CHANGING: ReadonlySet<string> = new Set([...GAINING, ...LOSING]);
const LIGHT = wordSet("about around nearly almost some just only over another an estimated a");

/** "added 16,000 jobs": the way that a figure tells a change itself; 0 where it tells none. */
function wayOf(scan: Scan, { from }: Figure): number {
  let at = from - 1;
  while (LIGHT.has(lowerAt(scan, at))) at--;
  return GAINING.has(lowerAt(scan, at)) ? 1 : LOSING.has(lowerAt(scan, at)) ? -1 : 0;
}

/** "and mining payrolls rose by": with a subject of its own in front of the verb. */
function hasSubject(scan: Scan, base: Figure, figure: Figure): boolean {
  const verb = verbBefore(scan, figure.basis?.stated?.from ?? figure.from)?.at ?? -1;
  return verb > base.to + 1 && isWordAt(scan, verb - 1) && !isSmallWord(lowerAt(scan, verb - 1));
}

/** The change as it is said: below nought where it turns the other way; losses alone are told as such ("lost 12, fell by 3"). */
function asSaid(stated: Figure, way: number, falls: boolean): Figure {
  const size = Math.abs(stated.value);
  const told = stated.unit?.symbol !== "%" && way < 0;
  return { ...stated, value: falls && !told ? -size : size };
}

const ADDING = wordSet("added adds");
const GIVERS = 2;

/** "and the bar added another £450" behind what others gave, at no other time. */
function addsOwn(scan: Scan, mentions: readonly Mention[], figure: Figure): boolean {
  const stated = figure.basis?.stated;
  const verb = stated ? (verbBefore(scan, stated.from)?.at ?? -1) : -1;
  if (!stated || !ADDING.has(lowerAt(scan, verb)) || !isWordAt(scan, verb - 1) || isSmallWord(lowerAt(scan, verb - 1)))
    return false;
  const before = mentions.filter(isFigure).filter(({ from }) => from < figure.from);
  const plain = before.every(({ basis, unit }) => !basis && unit?.symbol === stated.unit?.symbol);
  const atTimes = mentions.filter(({ kind }) => kind === "axis").length > 1;
  return plain && before.length >= GIVERS && !atTimes;
}

export function otherSubjects(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CHANGING)) return mentions;
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => {
    const stated = isFigure(mention) ? mention.basis?.stated : null;
    if (!isFigure(mention) || !stated) return mention;
    if (addsOwn(scan, mentions, mention)) return { ...stated, value: Math.abs(stated.value) };
    const base = figures.find(({ start }) => start === mention.basis?.spans[0]?.[0]);
    const way = base && !base.basis && hasSubject(scan, base, mention) ? wayOf(scan, base) : 0;
    const falls = base !== undefined && mention.value < base.value;
    if (way === 0 || (way < 0 && !falls && stated.unit?.symbol !== "%")) return mention;
    return asSaid(stated, way, falls);
  });
}

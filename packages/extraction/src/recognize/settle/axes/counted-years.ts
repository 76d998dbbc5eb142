/**
 * Four digits that alone are a year, where what stands around them counts: "Li 1902 votes", "of those 1140 came", "rent
 * takes 1750", "boreholes (1840), trucks (1120), the river (610)", "2050 and 3400" beside "41200 and 28900".
 */

import { PREPOSITIONS, wordSet } from "../../../lexicon/closed-class.ts";
import { PLAIN_PLURAL } from "../../../lexicon/morphology.ts";
import { matches } from "../../../text/needs/matches.ts";
import { isCapitalAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { isYear } from "./year-figures.ts";

/** What no year stands behind: "another 2000", "those 1140", "takes 1750", "a mere 1890". */
const COUNTING =
  wordSet(`another those these only just nearly almost roughly approximately merely mere total totalled totals takes
  costs cost earns earned sells sold raised collected counted logged walked scored needs contains holds weighs burned burnt`);

const isPlain = (mention: Mention | undefined, least: number): boolean =>
  isFigure(mention) && mention.bare && mention.to - mention.from === 1 && mention.value >= least;

const ENDS = wordSet(", . ; and or !");
const PERSONS = wordSet("people men women children voters visitors guests fans");

/** "Li 1902 votes, Wang 1650", "1840 people voted": what it counts stands behind it. */
function isCounted(scan: Scan, { from, to }: AxisMark): boolean {
  if (PERSONS.has(lowerAt(scan, to))) return !PREPOSITIONS.has(lowerAt(scan, from - 1));
  const ends = ENDS.has(lowerAt(scan, to + 1)) || tokenAt(scan, to + 1).text === "";
  const { text, spaced } = tokenAt(scan, to);
  return from > 0 && isCapitalAt(scan, from - 1) && spaced && matches(text, PLAIN_PLURAL) && ends;
}

/** "those 1140 came", "takes 1750 and": not "sold 1998 by its founder". */
const isTaken = (scan: Scan, { from, to }: AxisMark): boolean =>
  COUNTING.has(lowerAt(scan, from - 1)) &&
  (isWordAt(scan, to) || ENDS.has(lowerAt(scan, to))) &&
  lowerAt(scan, to) !== "by";

const inBrackets = (scan: Scan, { from, to }: Mention): boolean =>
  lowerAt(scan, from - 1) === "(" && lowerAt(scan, to) === ")";

/** All that stands alone in brackets counts, and some of it can be no year. */
function bracketed(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const alone = mentions.filter((mention) => inBrackets(scan, mention));
  const years: readonly Mention[] = alone.filter((mention) => isYear(scan, mention));
  return alone.length > 2 &&
    years.length * 2 <= alone.length &&
    alone.every((one) => years.includes(one) || isPlain(one, 50))
    ? years
    : [];
}

/** "210, 640 and 1900": a plain list goes on. */
function listed(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const follows = (at: number): boolean => {
    const [one, two] = [mentions[at - 1], mentions[at]];
    return (
      one !== undefined && two !== undefined && two.from === one.to + 1 && [",", "and"].includes(lowerAt(scan, one.to))
    );
  };
  return mentions.filter(
    (mention, at) =>
      isYear(scan, mention) &&
      follows(at) &&
      follows(at - 1) &&
      [1, 2].every((back) => isPlain(mentions[at - back], 100)),
  );
}

/** "41200 and 28900", of which the text has others: the first and second of each pair count alike. */
function paired(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const pairs = mentions.flatMap((first, at): (readonly [Mention, Mention])[] => {
    const second = mentions[at + 1];
    const joined = second && second.from === first.to + 1 && ["and", "/", "v", "vs"].includes(lowerAt(scan, first.to));
    return joined ? [[first, second]] : [];
  });
  const whole = pairs.filter((pair) => pair.every((one) => isPlain(one, 1000)));
  const halves = pairs.filter(
    (pair) =>
      pair.some((mention) => isPlain(mention, 1000)) && !PREPOSITIONS.has(lowerAt(scan, (pair[0]?.from ?? 0) - 1)),
  );
  return whole.length > 0 ? halves.flatMap((pair) => pair.filter((mention) => isYear(scan, mention))) : [];
}

const GROUPED = /\d,\d{3}(?!\d)/; // catches "1,840", not "1840, 20"

export function countedYears(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const years = mentions.filter((mention) => isYear(scan, mention));
  if (years.length === 0 || matches(scan.text, GROUPED)) return mentions; // whoever types "4,200" types "1,840"
  const counts = new Set<Mention>([
    ...years.filter((year) => isCounted(scan, year) || isTaken(scan, year)),
    ...bracketed(scan, mentions),
    ...listed(scan, mentions),
    ...paired(scan, mentions),
  ]);
  return counts.size === 0
    ? mentions
    : mentions.map((mention) => (counts.has(mention) ? (figureAt(scan, mention.from) ?? mention) : mention));
}

/**
 * What the lines of a list tell beside their figures, in each line alike, is left out: how the level has changed (": 3.8 million, +9.7%;"), the share
 * and its change ("604 (45%, -16%)"), how a sum is made ("-15 (65+66+70=201)"), the same as a rate ("4.1 us (226.3 per second)"), the count beside its share
 * ("Very likely 514 26%"), the date of a weekday ("Tuesday, Feb. 2: 58"), and what is told of a vote beside the votes ("Turnout: 31%"). Not where one line alone has it.
 */

import { singular } from "../../lexicon/morphology.ts";
import { matches } from "../needs/matches.ts";
import { changedBy, type Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const CHANGE =
  /(?<=: [$€£]?\d[\d.,]*(?:%| ?(?:million|billion|bn|mn|[kKmMB])(?!\p{L}))?(?: [\p{L}-]+)?), ?[+−–-]\d[\d.]*(?:%| ?p?pts?| ?pp)?(?: (?:year[- ]on[- ]year|yoy|y\/y|on the year))?(?=[;.,]?\s*(?:\n|$))/giu; // catches ", +9.7%" of ": 3.8 million, +9.7%;", not ", 9.7%"
const SHARE = /(?<=\d) ?[([]\d[\d.]*%?[,;] ?(?:[+−–±-]\d[\d.]*%?|new|n\/a)[)\]]/giu; // catches " (45%, -16%)" and " (48.9; -10.6)", not " (45%)"
const SUM = / ?\(\d+(?:[+]\d+){1,5}=\d+\)/gu; // catches " (65+66+70=201)", not " (65)"
const RATE = / \([\d.,]+ ?(?:per |\/ ?)\p{L}{1,12}\)(?=\s*(?:\n|$))/gu; // catches " (226.34 per second)", not " (226.34)"
const DATE =
  /(?<=(?:^|\n)[ \t•*·–-]{0,6}(?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\p{Ll}*\.? \d{1,2}(?=:)/giu; // catches ", Feb. 2" of "Tuesday, Feb. 2: 58", not of "On Feb. 2"
const ONE = / \(\p{Lu}[\p{L} .'’-]{2,30}\)(?= ?: ?\d)/gu; // catches " (Ann Low)" of "Reform (Ann Low): 604", not "Reform (new): 604"
const ASIDE =
  /(?:^|(?<=\n)|(?<=[.)] ))[ \t•*·–-]{0,6}(?:(?:total |registered )?(?:electorate|electors)|majority|turn-?out|swing|quorum|total (?:votes|ballots)(?: cast)?|votes cast|last fought)\b[ :–—=]{1,4}\d[\d.,]*%?(?: ?\([^()\n]*\))?(?:[^\S\n]*(?:\n|$)|\.(?: |\n|$)|[,;] (?=(?:electorate|majority|turn-?out|swing|total votes|votes cast)\b))/giu; // catches "Turnout: 31%" and "Electorate 820, " in front of "turnout", not "Turnout rose to 31%"
const SINCE = /percentage changes? (?:is|are )?(?:since|from|on)\b[^.\n]{0,40}\.?|(?<=\d%)(?=Percentage)/giu; // catches "Percentage change is since May 2007.", not "Percentage 12"

const COUNT = /(?<=\p{L}[)*]?) \d[\d,]*(?= \d{1,3}(?:\.\d+)?%\s*(?:\n|$))/gu; // catches " 514" of "Very likely 514 26%", not of "Very likely 514"
const FEWEST = 2;
const FIGURE_LINE = /\d/u; // catches "Yes 71", not "Result"

/** Where the lines say it as often as they must. */
const inEach =
  (note: RegExp, least: (lines: number) => number) =>
  (text: string): Squeezed | null => {
    const lines = text.split("\n").filter((line) => FIGURE_LINE.test(line)).length;
    const found = text.match(note)?.length ?? 0;
    const behind = (at: string): string => (/\p{L}/u.test(at) ? "\n" : ""); // catches the "R" of "(8; +1)Reds hold", not a line break
    return found >= FEWEST && found >= least(lines)
      ? without(text, note, (one, at) => behind(text.charAt(at + one.length)))
      : null;
  };

/** Votes without what is told of the vote itself, where two or more lines are left. */
function votesAlone(text: string): Squeezed | null {
  const told = changedBy(text, [
    (all) => without(all, SINCE),
    (all) => without(all, ASIDE),
    (all) => without(all, ASIDE),
  ]);
  const lines = told?.text.split("\n").filter((line) => FIGURE_LINE.test(line)).length ?? 0;
  return lines >= FEWEST ? told : null;
}

/** Shares without the counts they are of, where no head tells them apart. */
const sharesAlone = (text: string): Squeezed | null => {
  const lines = text.trim().split("\n").length;
  return lines > FEWEST && text.match(COUNT)?.length === lines ? without(text, COUNT) : null;
};

const WEEKDAYS = /(?:mon|tues|wednes|thurs|fri|satur|sun)day/giu; // catches "Tuesday", not "Tue"

/** Weekdays without their dates, where each weekday is told once. */
function daysAlone(text: string): Squeezed | null {
  const days = text.match(WEEKDAYS) ?? [];
  const apart = new Set(days.map((day) => day.toLowerCase())).size === days.length;
  return apart && days.length > 2 && text.match(DATE)?.length === days.length ? without(text, DATE) : null;
}

const BARE = /: \d{1,3}, ?[+−–-]\d/u; // catches ": 16, -33%", not ": 2.0 million, -3%"

/** Levels without their changes; not where one is bare among millions, of which it would be taken for one. */
const levelsAlone = (text: string): Squeezed | null =>
  matches(text, BARE) && /\d (?:million|billion)/u.test(text) ? null : inEach(CHANGE, (lines) => lines - 1)(text); // catches "2 million", not "millions"

const RANK = /(?<=(?:^|\n)[ \t]*)(\d{1,2}) (?=(\p{Lu}\p{L}+)[^\n]*\d(?: \p{Ll}+)?\s*(?:\n|$))/gu; // catches "2 " of "2 India 155.7" and "2 Drake 301 plays", not of "2 eggs 60"

/** Lines below a caption without the places that they count up: not "1 Bed 900⏎2 Beds 1200". */
function unplaced(text: string): Squeezed | null {
  const places = [...text.matchAll(RANK)];
  const lines = text.split("\n").filter((line) => FIGURE_LINE.test(line)).length;
  const counted = places.length > FEWEST && places.every(([, place], at) => Number(place) === at + 1);
  const named = new Set(places.map(([, , name = ""]) => singular(name.toLowerCase()))).size === places.length;
  return counted && named && places.length === lines ? without(text, RANK) : null;
}

const STEPS = [
  inEach(SHARE, (lines) => lines / 2),
  (text: string): Squeezed | null => (/\p{L} \(\p{Lu}[^()\n]*\) ?: ?\d+\s*\n/u.test(text) ? without(text, ONE) : null), // catches "Reform (Ann Low): 604", not "Reform: 604"
  levelsAlone,
  inEach(SUM, (lines) => lines),
  inEach(RATE, (lines) => lines),
  daysAlone,
  votesAlone,
  sharesAlone,
  unplaced,
];

/** Null where the lines tell nothing of the kind. */
export const listNotes = (text: string): Squeezed | null =>
  text.includes("\n") && !/[|\t]/u.test(text) ? changedBy(text, STEPS) : null; // catches a tab, not a blank

/**
 * Two sides of one comparison with their figures behind both: "kids prefer tea to coffee 12 to 8", "A dentist earns three
 * times as much as a nurse, 150k against 50k". The side that comes off better has the larger figure, or nothing is read.
 */

import { AUXILIARIES, DETERMINERS, PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { countAt } from "../../recognize/numbers/small-number.ts";
import { type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";

const SIDE = "(?:the |an? |our |my )?((?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+)";

/** What is chosen before another: "prefer tea to coffee ", "backed Smith over Jones by ", "picked pizza over pasta, ". */
const CHOSEN = new RegExp(
  `(?:prefer(?:s|red)?|favou?r(?:s|ed)?|chose|choose|picked?|backed|like[ds]?) ${SIDE} (?:to|over|rather than|more than) ${SIDE}(?: by)?[,:]? $`,
  "u",
); // catches "kids prefer tea to coffee ", not "prefer to walk "

/** How many times as much one has: "A dentist earns three times as much as a nurse, ". */
const TIMES = new RegExp(
  `^${SIDE} [\\p{L}]+ (twice|double|half|[\\p{L}\\d.]+ times) (?:as [\\p{L}]+(?: [\\p{L}]+)? as|that of|more than|what) ${SIDE}(?: [\\p{L}]+s)?[,:;] $`,
  "u",
); // catches "Leeds has twice as many trams as Hull, ", not "twice as many as in May"

/** "Twice as many people chose tea as coffee: ": what is counted, and of whom or what there are more than of the other. */
const AS_MANY = /^(twice|thrice|double|half|[\p{L}\d.]+ times) as many (.+?) as (.+?)(?:,|:| [–—-]) (?:namely )?$/iu; // catches "Twice as many cats as dogs: ", not "twice as many as in May"

/** "people chose tea" → "tea", "leads came from the podcast" → "podcast", "South Africans" whole. */
const lastThing = (words: readonly string[]): readonly string[] => {
  const verb = words.findLastIndex((word) => isJoint(word));
  const rest = words.slice(verb + 1);
  return rest.length > 0 ? rest : words.slice(-1); // "Canadians skate"
};
/** "Finns signed up" → "Finns", "from the blog" → "blog". */
const firstThing = (words: readonly string[]): readonly string[] => {
  const from = words.findIndex((word) => !isSmall(word));
  const end = words.findIndex((word, at) => at > from && isJoint(word));
  return words.slice(from, end < 0 ? undefined : end);
};
const isSmall = (word: string): boolean => PREPOSITIONS.has(word) || DETERMINERS.has(word);
const isJoint = (word: string): boolean =>
  isSmall(word) || AUXILIARIES.has(word) || verbSense(word.toLowerCase()) === "verb";
const MOST_SIDE_WORDS = 3;

function manySides(scan: Scan, lead: string): Sides | null {
  const [, factor, more = "", less = ""] = AS_MANY.exec(lead) ?? [];
  const names = [lastThing(more.split(" ")), firstThing(less.split(" "))].map((words) => words.join(" "));
  const [one, two] = names;
  const short = names.every((name) => name !== "" && name.split(" ").length <= MOST_SIDE_WORDS);
  if (!factor || !one || !two || !short) return null;
  const times = factorOf(scan, factor);
  return { names: [one, two], fits: (first, second) => isNear(first / second, times) };
}
/** Who wins, and against whom: "Warriors beat Nets ". */
const BEAT = new RegExp(
  `(?:^|\\b(?:our|the|my|their) )(?:The )?((?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+) (?:beat|beats|defeated|edged|thrashed|downed|hammered|outnumber(?:s|ed)?|outscore[sd]?|outvoted?) ${SIDE}(?: by)?,? $`,
  "u",
); // catches "Warriors beat Nets " and "our plants outnumber us ", not "Beat the eggs "

const APART = /^ ?(?:to|against|versus|vs\.?|compared (?:to|with)|[–-]) ?$/; // catches " to ", not " in May to "
const TAIL = /^[.!)]*\s*$/; // catches ".", not " in May"
const CUES =
  "prefer prefers preferred favour favours favoured favor favored chose choose picked pick backed liked like likes".split(
    " ",
  );
const MANY = ["twice", "thrice", "double", "half", "times"];
const WON =
  "beat beats defeated edged thrashed downed hammered outnumber outnumbers outnumbered outscore outscores outscored outvote outvoted".split(
    " ",
  );

const FACTORS: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["double", 2],
  ["thrice", 3],
  ["half", 0.5],
]);

/** "three times" → 3. */
function factorOf(scan: Scan, words: string): number {
  const [first = ""] = words.split(" ");
  const at = scan.tokens.findIndex((_, place) => tokenAt(scan, place).lower === first.toLowerCase());
  return FACTORS.get(first.toLowerCase()) ?? countAt(scan, at) ?? Number(first);
}

/** Figures as far as 2 in 100 from what is said of them are meant. */
const isNear = (one: number, two: number): boolean => Math.abs(one / two - 1) < 0.02;

type Sides = { names: readonly [string, string]; fits: (one: number, two: number) => boolean };

function sidesOf(scan: Scan, lead: string): Sides | null {
  const [, tea, coffee] = (says(scan, CUES) && CHOSEN.exec(lead)) || [];
  if (tea && coffee) return { names: [tea, coffee], fits: (one, two) => one > two };
  const [, winner, loser] = (says(scan, WON) && BEAT.exec(lead)) || [];
  if (winner && loser) return { names: [winner, loser], fits: (one, two) => one > two };
  const [, more, words, less] = (says(scan, MANY) && TIMES.exec(lead)) || [];
  const factor = words ? factorOf(scan, words) : Number.NaN;
  if (!more && says(scan, MANY)) return manySides(scan, lead);
  return more && less ? { names: [more, less], fits: (one, two) => isNear(one / two, factor) } : null;
}

/** The two figures at the end, and no others that are not told from them. */
function endOf(scan: Scan, mentions: readonly Mention[]): readonly [Figure, Figure] | null {
  const figures = mentions.filter((mention): mention is Figure => isFigure(mention) && !mention.basis);
  const [one, two] = figures.slice(-2);
  const others = figures.length > 2;
  if (!one || !two || others || !TAIL.test(scan.text.slice(two.end))) return null;
  return APART.test(scan.text.slice(one.end, two.start)) ? [one, two] : null;
}

/** The readings, before them that of the comparison where the text is one. */
export function withCompared(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (![CUES, WON, MANY].some((words) => says(scan, words))) return rows;
  const figures = endOf(scan, mentions);
  const sides = figures && sidesOf(scan, scan.text.slice(0, figures[0].start).replace(/[$€£]$/, "")); // catches "$", not "5"
  if (!figures || !sides) return rows;
  const told = AS_MANY.test(scan.text.slice(0, figures[0].start));
  if (told && !sides.fits(figures[0].value, figures[1].value)) return rows;
  if (!sides.fits(figures[0].value, figures[1].value)) return []; // "prefer dogs to cats 40 to 60" says one thing or the other
  const unit = figures[0].unit ?? figures[1].unit;
  const reading: Reading = {
    shape: "pairs",
    series: [""],
    points: sides.names.map((name) => ({ name })),
    cells: figures.map((figure) => [cellOf(figure)]),
    units: [unit],
    figures,
    cost: 0,
  };
  return [{ ...rank(reading, { figures, cost: 0, total: null, foreign: 0 }), rule: { place: 0, behind: 0 } }];
}

/**
 * Minutes and seconds that no race beside them gives away: "Relay legs: Tom 34:12, Ana 36:50", "solved it in 8:45, the neighbours in 10:12", "cut her
 * 800 free from 10:42 to 9:58". No clock shows 36:50, nothing is solved in a time of the day, and nobody cuts one. Not "Kiel 34:28, Berlin 31:30" of
 * games, "55:45" of a split, "Isaiah 40:31", "shifts: Tom 7:30", nor the places in a film: "0:00 intro, 27:45 demo".
 */
import { matches, matchesIn } from "../../../text/needs/matches.ts";
import { type Scan, tokenAt } from "../../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { placeOf } from "../../place.ts";
import { tellsHours } from "./told-durations.ts";

const PAIR =
  /(?<![\d:.,/])(\d{1,2}):([0-5]\d(?:\.\d{1,2})?)(?![\d:]|[.,]\d|[–-]\d| ?(?:[ap]\.?m\b|h\b|uhr\b|o['’]clock))/giu; // catches "36:50" and "2:31.4", not "1:12:30" or "9:15 am"
const TIME_OF_DAY = /(?<!\p{L})(?:at|by|or|the|until|till|since|around|before|after|between)$|[(–-]$/iu; // catches "at" in front of "9:30", not "in" or "Tom"
const OTHERS =
  /\b(?:handball|football|soccer|hockey|volleyball|basketball|rugby|polo|scores?|scored|goals?|points|tries|won|wins?|beat|lost|defeat\p{L}*|match(?:es)?|games?|sets|half-?time|ratios?|odds|splits?|aspect|verses?|bible|scripture|psalms?|isaiah|matthew|luke|john|mark|genesis|exodus|proverbs|romans|jeremiah|corinthians|chapters?|timestamps?)\b|(?<!\d)0?0:00(?!\d)/iu; // catches "handball" and "0:00", not "10:00"
const CLOCKS =
  /\b(?:opens?|opening|clos(?:es?|ing)|doors|kick-?offs?|depart\p{L}*|arriv\p{L}*|trains?|bus(?:es)?|flights?|alarms?|bed ?times?|lunch|breakfast|dinner|naps?|pick-?ups?|appointments?|slots?|shifts?|meetings?|lessons?|sunrise|sunset|curfew|services?|starts|starting|begins?|woke|wake|wakes)\b/iu; // catches "shifts", not "start"
const CLUES =
  /\b(?:relay|erg|rowing|rowed|speedruns?|cross[- ]?country|(?:50|100|200|400|800|1500) ?m? (?:free|fly|back|breast|im|medley|hurdles|metres|meters)|(?:best|record|times?) (?:in|over|for) the (?:mile|50|100|200|400|800|1500|1,500|3,?000|5,?000|10,?000)|backstroke|breaststroke|butterfly|time trials?|solv(?:e|ed|ing)|sudokus?|crosswords?|puzzles?|jigsaws?|escape rooms?|episodes?|minutes and seconds|mm:ss|personal bests?|pbs?|stopwatch)\b/iu; // catches "800 free" and "Relay", not "free"
const LESS =
  /\b(?:cut|cuts|brought|took|takes|got|lowered|trimmed|shaved|improved|dropped|drops|went|slashed|knocked|fell|down|faster|slower|sped)\b/iu; // catches "brought", not "moved"
const FEWEST = 2;
const HOURS = 25;
const ROUND = 5;

type Pair = { at: number; figure: Figure; first: number; second: number; lead: string };

/** How many minutes such digits tell, at the tokens where they stand. */
function pairsOf(scan: Scan): Pair[] {
  const found = matchesIn(scan.text, PAIR);
  return found.flatMap(({ index, 1: minutes = "", 2: seconds = "" }): Pair[] => {
    const at = scan.tokens.findIndex(({ start }) => start === index);
    const figure = at < 0 || tokenAt(scan, at).text !== minutes ? null : figureAt(scan, at);
    if (!figure) return [];
    const [first, second] = [Number(minutes), Number(seconds)];
    const place = placeOf(scan, at, at + 3);
    const unit = { kind: "measure", symbol: "min" } as const;
    const basis = { spans: [], how: `${scan.text.slice(place.start, place.end)} in minutes` };
    const value = Number((first + second / 60).toPrecision(6));
    const told = { ...figure, ...place, value, unit, bare: false, weak: false, numberEnd: place.end, basis };
    return [{ at, figure: told, first, second, lead: scan.text.slice(Math.max(0, index - 9), index).trimEnd() }];
  });
}

/** Something tells that all of them are spans of time. */
function areSpans(scan: Scan, pairs: readonly Pair[], free: readonly Pair[]): boolean {
  const { text } = scan;
  const [one, two] = pairs;
  const fell = two && one && one.figure.value > two.figure.value;
  const sharp = pairs.some(({ second }) => second % ROUND !== 0);
  if (pairs.some(({ second }) => !Number.isInteger(second))) return true;
  if (free.filter(({ lead }) => /\bin$/iu.test(lead)).length >= FEWEST) return true; // catches "in", not "within"
  if (pairs.length === FEWEST && sharp && fell && matches(text, LESS) && /\bfrom \d/u.test(text)) return true; // catches "from 10:42", not "from May"
  if (pairs.every(({ figure, first, second }) => first + second === 100 || figure.value > 60)) return false;
  return free.length >= FEWEST && (matches(text, CLUES) || (pairs.some(({ first }) => first >= HOURS) && sharp));
}

/** The mentions, minutes and seconds as figures where nothing else can be meant. */
export function minutesAndSeconds(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has(":")) return mentions;
  const told = mentions.filter((mention) => isFigure(mention) && mention.unit?.symbol === "min" && mention.basis);
  const pairs = pairsOf(scan).filter(({ at }) => !told.some(({ from, to }) => from <= at && at < to));
  const free = pairs.filter(({ lead }) => !TIME_OF_DAY.test(lead));
  if (pairs.length === 0 || pairs.length + told.length < FEWEST) return mentions;
  if (matches(scan.text, OTHERS) || matches(scan.text, CLOCKS) || tellsHours(scan.text)) return mentions;
  const spans =
    told.length > 0 ? pairs.filter(({ lead }) => /\bfrom$/iu.test(lead)) : areSpans(scan, pairs, free) ? pairs : []; // catches "from", not "at"
  if (spans.length === 0) return mentions;
  const covers = ({ from, to }: Mention): boolean => spans.some(({ at }) => from < at + 3 && at < to);
  return [...mentions.filter((mention) => !covers(mention)), ...spans.map(({ figure }) => figure)].sort(
    (one, other) => one.from - other.from,
  );
}

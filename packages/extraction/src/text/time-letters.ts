/**
 * Letters behind numbers that are times by what the text is about: "Build time: 14m in March" → "14min", "fell from 14m to 9m" alike;
 * "5.4% in 3m to June" → "3 months"; "Euribor: 1w 3.651%, 1m 3.598%" → "1 week", "1 month". Not "Users over time: 14m in March", "It was a
 * record time: 14m tuned in", "100m times", nor money.
 */
import { COUNTED_CUES, MILLION_CUES } from "../lexicon/letter-m.ts";
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

/** How long something takes: what is done, and its time; not "record time", "prime time". */
const LASTING =
  /\b(?:(?!spring|string|during)\p{L}+ing|build|test|run|queue|wait|response|resolution|delivery|lead|cycle|screen|watch|play|read|load|boot|start-?up|set-?up|deploy(?:ment)?|review|repair|recovery|turn-?around|check-?out|check-?in|travel|journey|commute|flight|drive|walk|cook|prep|wash|charge|session|visit|call|job|ci|pipeline|compile|release|restore|triage|transit|dwell|idle|changeover|door-to-door|answer|reply|production|execution)[ -]?times?\b/iu; // catches "handling time" and "Response times", not "record time" or "part-time"
const TOLD =
  /\b(?:mttr|mtta|mttd|durations?|downtime|outages?|(?:mean|average|avg\.?|median|typical) (?:sessions?|calls?|visits?|waits?|meetings?|commutes?|journeys?|delays?|stops?|outages?|shifts?|naps?)|(?:session|call|visit|meeting|video|film|movie|episode|podcast|song|talk|lesson|break|shift) (?:lengths?|durations?)|mean time|time (?:to|spent|on|taken|needed)|how long|(?:takes?|took|taking) (?:us |me |them )?(?:about|around|only|just) (?=\d)|delays?|delayed|lateness|turnaround)\b/iu; // catches "Mean time to recovery" and "Average session", not "sessions"
const MINUTES = /(?<![\p{L}\d.,$£€/-]|\d ?h ?)\d{1,3}(?:\.\d)?m(?![\p{L}\d/²³^]|[.,]\d| ?\d)/gu; // catches "14m", not "$14m", "3h 45m" or "14m²"
const LETTER = /m$/u; // catches the "m" of "14m", not of "14mm"

/** Metres, or minutes already told so. */
const METRES =
  /\b(?:met(?:re|er)s?|cm|km|sw[ai]m\w*|sprint\w*|freestyle|relay|races?|hurdles?|dives?|dived?|jump\w*|laps?|track|pools?|rowing|row|high|tall|deep|long|wide|depth|height|altitude|climb\w*|distances?|tides?|walls?|ladders?)\b|(?<!\d)(?:50|100|200|400|800|1500)m(?: \p{L}+)? times?|\d:[0-5]\d/iu; // catches "swimming" and "100m times", not "14m"
const HOW_LONG = /\b(?:how|takes?|took|taking) (?:\p{L}+ )?long(?:er)?\b/giu; // catches "how long", not "14m long"
const WORDS = /\p{L}+/gu; // catches "users", not "14"
const BEHIND = /\dm (\p{L}+)/gu; // catches "jobs" of "12m jobs", not of "12 jobs"
/** Words that go with how long things last as well. */
const ALSO_TIMED: ReadonlySet<string> = new Set(["pop", "k", "spend", "spending", "calls", "plays", "visits"]);

const isCounted = (text: string): boolean =>
  (text.toLowerCase().match(WORDS) ?? []).some((word) => MILLION_CUES.has(word) && !ALSO_TIMED.has(word)) ||
  [...text.toLowerCase().matchAll(BEHIND)].some(([, word = ""]) => COUNTED_CUES.has(word)) ||
  /[$£€] ?\d[\d.,]*m\b/u.test(text); // catches "$14m", not "14m"

function minutes(text: string): Squeezed | null {
  const told = matches(text, LASTING) || matches(text, TOLD);
  return told && !isCounted(text) && !matches(text.replace(HOW_LONG, ""), METRES)
    ? without(text, MINUTES, (found) => found.replace(LETTER, "min"))
    : null;
}

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const ENDING = new RegExp(
  `(?<![\\p{L}\\d.,$£€])(?:[369]|12)m(?= (?:to|until|ended|ending|through|till) (?:the )?(?:end |end-|mid-)?${MONTH}\\b)`,
  "giu",
); // catches "3m" of "3m to June", not of "3m to 4m"

const RATES =
  /\b(?:euribor|libor|sofr|sonia|saron|€str|estr|ois|yields?|gilts?|treasur(?:y|ies)|t-bills?|bunds?|swaps?|tenors?|maturit(?:y|ies)|interbank|deposits? rates?)\b/iu; // catches "Euribor", not "sofa"
const TENORS = /(?<![\p{L}\d.,$£€])\d{1,2}[wmy](?=:? ?-?\d[\d.,]* ?%)/giu; // catches "1w" of "1w 3.651%", not of "1m people"
const SHORT_TENORS = /\d[wm](?=:? ?-?\d[\d.,]* ?%)/giu; // catches "1w" and "3m" of "3m 3.5%", not "2y"
const UNITS: ReadonlyMap<string, string> = new Map([
  ["w", "week"],
  ["m", "month"],
  ["y", "year"],
]);
const FEWEST = 2;

const inWords = (found: string): string => {
  const count = Number.parseInt(found, 10);
  return `${count} ${UNITS.get(found.slice(-1).toLowerCase()) ?? ""}${count > 1 ? "s" : ""}`;
};

/** Null where no letter is told so. */
export const timeLetters = (text: string): Squeezed | null =>
  /\d[wmy](?!\p{L})/iu.test(text) // catches "14m", not "14 m"
    ? changedBy(text, [
        (now) => without(now, ENDING, inWords),
        (now) =>
          matches(now, RATES) && (now.match(SHORT_TENORS)?.length ?? 0) >= FEWEST
            ? without(now, TENORS, inWords)
            : null,
        minutes,
      ])
    : null;

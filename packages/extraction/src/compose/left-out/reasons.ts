/**
 * Why a number is not in the chart, in the words of its note: "2,400 households: sample size". The first reason that holds.
 * A reason is true whatever was read; the last says only that the number stands beside what is compared.
 */
import { NUMBERED_THINGS } from "../../lexicon/nouns.ts";
import type { Figure } from "../../recognize/mention.ts";
import type { Left } from "./left.ts";
import type { Why } from "./said.ts";

/** What the chart shows: the sum of its one series, its unit, how many values, the greatest, and where the first stands. */
export type Shown = { sum: number | null; unit: string | null; count: number; greatest: number; first: number };

/** @property figure null of an aside */
type Asked = Left & { figure: Figure | null; shown: Shown };
type Reason = { why: Why; is: (asked: Asked) => boolean };

/** Shares of fewer are told as counts, and fewer are no sample. */
const FEWEST = 5;

/** So many people beside shares were asked. */
const MANY = 100;
const PERSONS =
  /^ ?(?:\p{L}+ )?(?:adults|respondents|households|voters|readers|customers|employees|users|parents|students|firms|companies|shoppers|drivers|workers|patients|residents|members)\)?(?:[,;.)]|$)/u; // catches " adults, " and " remote workers.", not " people took"

/** So many values rarely add up to another number by chance; two may, where it is small or told behind them. */
const FEW = 2;
const LARGE = 100;

/** Rounding aside the same. */
export const isNear = (value: number, other: number): boolean => Math.abs(value - other) <= Math.abs(other) * 0.001;

const PART =
  "(?:^|[.,;:!?(–—-] ?|[\\d%] ?|percent |cent |half |thirds? |quarters? |fifths? |tenths? |out |among |most |some |all |one |none |many |\\bby )"; // what a share is told in
const ALL = "(?: (?:the|all|our|my|his|her|their|its|these|those|about|around|some|over|roughly|nearly|just|every))*";
const OF = new RegExp(`${PART}(?:of|among|from among)${ALL} [$€£]?$`, "u"); // catches "40% of the " and "out of all our ", not "short of " or "boys of "
const OPENS_OF = new RegExp(`(?:^|[.,;:!?(–—] ?)(?:of|out of|among|from among)${ALL} [$€£]?$`, "iu"); // catches "Of the ", not "lap 14 of "
const OF_IN = /^(?:out of|all|of)\b/iu; // catches "out of 480", not "ofsted"
const TOTAL = /\b(?:total|sum|altogether|in all|overall)\b[^\d,;.]{0,14}$/u; // catches "a total of ", not "total, 12 "
const IN_TOTAL = /^ ?(?:\p{L}+ ){0,2}(?:in (?:total|all)|altogether|all told|overall|combined)\b/u; // catches " votes in all", not " in alley"

const ASKED =
  /\b(?:n ?=|sample|survey(?:ed)?|poll(?:ed)?|asked|interviewed|questioned|sampled|tested|canvassed)\b[^.;:]{0,30}$/u; // catches "we asked about ", not "asked. "
const ANSWERED =
  /^ ?(?:(?!and |or |but |the )[\p{L}'’-]+ ){0,3}(?:who (?:answered|replied|responded|took part|filled)|surveyed|polled|asked|interviewed|questioned|respondents|responses|answers|replies|participants|votes|voters|ballots)\b/u; // catches " people polled" and " of you who answered", not " rooms"

const SCALE =
  /\b(?:scale|max(?:imum)?\.?|out of|each (?:out )?of|highest possible|top mark|full marks)\b[^.;,]{0,14}$/u; // catches "max. " and "on a scale from 1 to ", not "scaled 3, "
const BOUND =
  /^ ?(?:= ?\p{L}|(?:is|was|being) (?:best|worst|perfect|awful|great|terrible|excellent|poor)\b|(?:low|high|worst|best)\b)/u; // catches " = awful" and " low to", not " lower"
const BOUNDED = /^ ?(?:to|-|–) ?(?:[3-7]|9|10|20|100|five|ten)\b/u; // catches " to 10" and "–5", not " to 35"
const FROM_LOW = /(?:^|[ (])(?:[01]|-1|–1|zero|one) ?(?:to|-|–) ?$/u; // catches "from 1 to " and "(0–", not "24–"
const OUT_OF_SIGN = /\/ ?$/u; // catches the "/" of "7/10"
const STARS = /^ ?stars?\b/u; // catches " stars", not " started"
const SCALE_IN = /^(?:on a )?scale\b|^max|^out of/iu; // catches "scale of 1-10" and "Out of ten", not "scaled"

const PER = /\b(?:per|for every|every|for each) [$€£]?$/u; // catches "per " and "for every $", not "super "

const PER_IN = /^(?:per|every|each)\b/u; // catches "per 1,000", not "persons"

const AGED = /^(?:(?:-| )(?:years?|yrs?|months?))?(?:-| )(?:old|of age)\b/u; // catches "-year-old" and " of age", not " years"
const AGE_AHEAD = /\b(?:aged?|turned|turns|turning|at the age of|(?:s?he|who)(?:[’']s| is| was)) $/u; // catches "aged " and "she is ", not "managed "

const TIME_UNITS: ReadonlySet<string> = new Set(
  "s sec seconds min minutes h hour hours d day days week weeks month months year years decade decades ms night nights".split(
    " ",
  ),
);
const TIMES =
  /^(?:-| )(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|mins?|seconds?|nights?|decades?|am|pm|o['’]clock)\b/u; // catches "-week" and " years", not " daylight"

const RANKED = /\b(?:no\.?|number|rank(?:ed)?|top|place|position|tier|league|division|seed(?:ed)?) ?#?$|#$/u; // catches "ranked " and "top ", not "stop 4 "
const ORDINAL = /^(?:st|nd|rd|th)\b/u; // catches "th", not "the"

const TARGET =
  /\b(?:target|goal|limit|budget|forecasts?|expect(?:ed|ing|ations?)|aim(?:ing|ed)?|average|avg|median|mean|norm|normal|recommended|need(?:ed|s)?|minimum|maximum|cap|quota|threshold|pass mark|record|capacity|allowance|hop(?:ed|ing)|want(?:ed)?|promised|planned|cutoff|compared (?:with|to)|against|usual)\b[^.;:\d]{0,26}$/u; // catches "our goal is ", not "goals. "
const TARGET_BEHIND =
  /^ ?(?:\p{L}+ ){0,2}(?:target|goal|limit|budget|average|quota|maximum|minimum|cap|needed|required|recommended)\b/u; // catches " kg limit" and " needed", not " capped"

const CHANGED =
  /\b(?:(?<!(?:gave|give|made|make|took|take|set|put|ended|picked) |[-‑]|[Ff]ollow )up|down|rose|fell|grew|grown|growth|rise|risen|fall|fallen|drop(?:ped)?|jump(?:ed)?|gain(?:ed)?|lost|increase[ds]?|decrease[ds]?|climb(?:ed)?|shrank|cut|slipped|surge[ds]?|plunge[ds]?|difference|gap|ahead|behind|change[ds]?|swing)\b(?: (?:by|of|is|was|some|about|nearly|almost|over|a|an|around|just|only|from last year))* [+−-]?[$€£]?$/u; // catches "up by ", not "up. 3 "
const MORE =
  /^ ?(?:%|percentage points?|points?|pp|per ?cent)? ?(?:\p{L}+ ){0,2}?(?:more|less|fewer|higher|lower|up|down|increase|decrease|rise|fall|drop|jump|growth|gain|ahead|behind|change|improvement|difference|longer|shorter|faster|slower|cheaper|dearer|better|worse|above|below|times)\b/u; // catches " more than" and "% higher", not " moreover"

const EARLIER =
  /\b(?:from|was|were|had been|last (?:year|month|week|season|time)|previous(?:ly)?|year (?:before|earlier|ago)|after|used to|once|before|earlier|then|back in|originally|until)\b[^.;:\d]{0,18}$/u; // catches "up from ", not "from Lyon. "
const EARLIER_BEHIND =
  /^ ?(?:\p{L}+ ){0,3}(?:last (?:year|month|week|season|time)|the (?:year|month|week) before|a (?:year|month|week) (?:ago|earlier)|previously|earlier|before)\b|^ ?(?:\p{L}+ )?in (?:19|20)\d\d/u; // catches " last year" and " in 1998", not " lasted"

const isBare = ({ figure }: Asked): boolean => figure === null || figure.unit === null;

const SUMMED =
  /\b(?:that['’]s|that (?:is|makes)|we['’]re|we are|makes|i\.e\.)(?: (?:a|about|around|roughly|only|just))* [$€£]?$/u; // catches "that's ", not "that's why "
const ALL_UP = /^ ?(?:\p{L}+ )?all up\b/u; // catches " all up", not " all uphill"
const SENTENCE = /(?<!\bi\.e|\be\.g)[.!?]\s[^.!?]*\p{L}[^.!?]*$/u; // catches ". Tickets are ", not "3.5 or "

/** A number that the values add up to by chance: told in another unit, among them, or behind them in a sentence of its own. */
function isChance({ figure, shown, mention, before, behind, quote }: Asked): boolean {
  if (TOTAL.test(before) || IN_TOTAL.test(behind) || /[=:] ?$/u.test(before) || OF.test(before)) return false; // catches "= " in front of it
  if (SUMMED.test(before) || ALL_UP.test(behind)) return false;
  const later = mention.start > shown.first;
  if (figure?.unit && figure.unit.symbol !== shown.unit && (later || shown.unit !== null)) return true;
  return (
    later && (SENTENCE.test(before) || (shown.unit !== null && !figure?.unit && figure !== null && !OF_IN.test(quote)))
  );
}

const OF_WHICH = /^[^.:!?\d]{0,40}[,;] (?:\d[\d,]* )?of (?:which|whom|these|those|them)\b/u; // catches " burglaries, of which" and "; 40 of these", not " people of them"

const isSum = ({ value, behind, shown }: Asked): boolean =>
  value !== null &&
  shown.count > (value < LARGE && !OF_WHICH.test(behind) ? FEW : 1) &&
  shown.sum !== null &&
  shown.unit !== "%" &&
  isNear(shown.sum, value);

/** "Heathrow's total is 6% up": a share is no total of what is counted. */
const isForeign = ({ quote, shown }: Asked): boolean => quote.includes("%") && shown.unit !== "%";

/** Told in what the values are told in: it may be compared with them. */
const isAlike = ({ figure, shown }: Asked): boolean => figure !== null && (figure.unit?.symbol ?? null) === shown.unit;

/** Parts may add up to it: told as they are, or what shares are of. */
const isPartly = (asked: Asked): boolean =>
  asked.figure === null || isAlike(asked) || (isShareOf(asked) && isBare(asked));

const isAtLeast = ({ value }: Asked, other: number): boolean => value !== null && value >= other;

/** What holds the greatest of the parts: not "more than the other two combined" beside 260. */
const isRoomy = (asked: Asked): boolean =>
  asked.value === null || isShareOf(asked) || isAtLeast(asked, asked.shown.greatest);

/** "(0–10)" */
const isRangeOf = ({ figure, shown }: Asked): boolean =>
  figure?.range !== undefined && figure.range[0] <= 1 && figure.range[1] >= shown.greatest;

/** "of 80 applicants" beside counts */
const isOfAll = (asked: Asked): boolean =>
  isBare(asked) && asked.shown.sum !== null && (OF.test(asked.before) || OF_IN.test(asked.quote));

const isShareOf = ({ shown }: Asked): boolean => shown.unit === "%";

const LAST_WORD = /(\p{L}+) $/u; // catches "gate ", not "gate, "

const lastWord = (before: string): string => LAST_WORD.exec(before)?.[1] ?? "";

const THEN = /\b(?:last|previous|prior) (?:year|month|week|season|time|spring|summer|autumn|winter)\b[^.;:]{0,30}$/u; // catches "last year we made ", not "last year. we made "

/** "we made £480 in total" */
const isTotalTold = ({ before, behind }: Asked): boolean => TOTAL.test(before) || IN_TOTAL.test(behind);

/** The best fit first: a total by its sum needs no word, a change or an earlier value has one beside it. */
const REASONS: readonly Reason[] = [
  {
    why: "total",
    is: (asked) => isSum(asked) && !isChance(asked),
  },
  {
    why: "sample",
    is: (asked) =>
      isBare(asked) && isAtLeast(asked, FEWEST) && (ASKED.test(asked.before) || ANSWERED.test(asked.behind)),
  },
  {
    why: "sample",
    is: (asked) => isShareOf(asked) && isBare(asked) && isAtLeast(asked, MANY) && PERSONS.test(asked.behind),
  },
  { why: "per", is: ({ before, quote }) => PER.test(before) || PER_IN.test(quote) },
  {
    why: "age",
    is: (asked) =>
      AGED.test(asked.behind) ||
      (isBare(asked) && AGE_AHEAD.test(asked.before) && !isAtLeast(asked, 120) && !TIMES.test(asked.behind)),
  },
  {
    why: "scale",
    is: (asked) =>
      isBare(asked) &&
      isAtLeast(asked, asked.shown.greatest) &&
      (SCALE.test(asked.before) ||
        SCALE_IN.test(asked.quote) ||
        FROM_LOW.test(asked.before) ||
        OUT_OF_SIGN.test(asked.before)),
  },
  {
    why: "scale",
    is: (asked) =>
      BOUND.test(asked.behind) ||
      (isBare(asked) && !isAtLeast(asked, 2) && BOUNDED.test(asked.behind)) ||
      isRangeOf(asked),
  },
  {
    why: "whole",
    is: (asked) =>
      isBare(asked) &&
      isShareOf(asked) &&
      isAtLeast(asked, FEWEST) &&
      (OF.test(asked.before) || OF_IN.test(asked.quote)),
  },
  {
    why: "earlier",
    is: (asked) => asked.mention.start > asked.shown.first && THEN.test(asked.before) && isTotalTold(asked),
  },
  {
    why: "total",
    is: (asked) => isPartly(asked) && !isForeign(asked) && isRoomy(asked) && isTotalTold(asked),
  },
  { why: "total", is: (asked) => isOfAll(asked) && isNear(asked.value ?? 0, asked.shown.sum ?? 0) },
  {
    why: "partly",
    is: (asked) => isOfAll(asked) && OPENS_OF.test(asked.before) && isAtLeast(asked, asked.shown.sum ?? 0),
  },
  { why: "name", is: (asked) => isBare(asked) && NUMBERED_THINGS.has(lastWord(asked.before)) },
  { why: "rank", is: ({ before, behind }) => RANKED.test(before) || ORDINAL.test(behind) },
  {
    why: "change",
    is: ({ figure, before, behind }) =>
      figure?.signed === true || Boolean(figure?.basis) || MORE.test(behind) || CHANGED.test(before),
  },
  { why: "target", is: (asked) => isAlike(asked) && (TARGET.test(asked.before) || TARGET_BEHIND.test(asked.behind)) },
  {
    why: "time",
    is: ({ figure, behind, shown }) =>
      figure?.unit
        ? TIME_UNITS.has(figure.unit.symbol.toLowerCase()) && figure.unit.symbol !== shown.unit
        : TIMES.test(behind),
  },
  {
    why: "earlier",
    is: (asked) => isAlike(asked) && (EARLIER.test(asked.before) || EARLIER_BEHIND.test(asked.behind)),
  },
  { why: "scale", is: ({ figure, behind }) => figure?.unit?.symbol === "stars" || STARS.test(behind) },
  { why: "measure", is: ({ figure, shown }) => Boolean(figure?.unit) && figure?.unit?.symbol !== shown.unit },
];

export const whyLeft = (left: Left, shown: Shown): Why => {
  const figure = left.mention.kind === "figure" ? left.mention : null;
  return REASONS.find(({ is }) => is({ ...left, figure, shown }))?.why ?? "beside";
};

/**
 * A text without what prose tells around its levels: "reached its annual minimum of 4.28 million on 11 September" → "reached 4.28 million on …";
 * "rose 6.5 per cent to 1.86 lakh crore" → "rose to 1.86 lakh crore"; "to 4.3% in June, its highest since November 2021, from" → "to 4.3% in June from".
 * Only read where that makes the reader surer. Not "a national average of 1,310 euros", which names one of several.
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { holdsFigure, without } from "./without.ts";

const NUMBER = "\\d[\\d,]*(?:\\.\\d+)?";
const SHARE = "(?: ?%| per ?cent| percent| pc)";
const OF = "(?: (?:million|billion|trillion|lakh crore|lakh|crore|bn|m|k|tn)|bn|tn|m|k)?";
const FIGURE = `(?:(?:Rs|US|A|C|NZ)?[ $€£₹]?)?${NUMBER}${OF}`;

const OUTMOST =
  "(?:minimum|maximum|peak|high|low|record|average|mean|median|total|level|estimate|estimated|figure|rate|value|all-time high|all-time low|record high|record low|new high|new low)";
const REACHED = new RegExp(
  `(?<=\\b(?:reached|hit|touched|was|were|is|are|fell to|rose to|dropped to|climbed to|stood at|recorded|drew|earned|had|at|to|with|against|from|and) )(?:an?|its|their|the|his|her) (?:[\\p{L}-]+ ){0,2}?${OUTMOST} (?:of |at )?(?:(?:just|about|around|almost|nearly|some|over|more than|less than) )*(?=${FIGURE}[^.;,\\d]*? (?:in|on|by|at the (?:end|start|beginning)|last|this|set in|a (?:year|month|week|decade) (?:ago|earlier|before))\\b)`,
  "giu",
); // catches "its annual minimum of " of "reached its annual minimum of 4.28 million km² on 11 September", not "a national average of 1,310 euros"

const VERB =
  "(?:rose|fell|gained|climbed|dropped|slipped|jumped|increased|decreased|declined|grew|advanced|slid|sank|soared|surged|plunged|tumbled|dipped|edged (?:up|down)|was (?:up|down)|were (?:up|down)|is (?:up|down)|are (?:up|down)|rises|falls|climbs|drops)";
const BY = new RegExp(
  `(?<=\\b${VERB}) (?:by )?(?:(?:about|around|almost|nearly|some|over|more than|less than|just) )*(?:an? )?${NUMBER}${SHARE}(?: (?:year[ -](?:on|over)[ -]year|on the year|from a year (?:ago|earlier|before)|compared with a year (?:ago|earlier)|annually))?(?= (?:to|at) (?:an? |just |about |almost |around |nearly )*${FIGURE})`,
  "giu",
); // catches " 6.5 per cent" of "rose 6.5 per cent to ₹1.86 lakh crore", not of "rose 6.5 per cent in May"

const HEDGES = "(?:(?:about|around|almost|nearly|some|over|more than|less than|just) )*";
const WHOM =
  "(?: (?:from|on|than|over|compared with|year|in|against)\\b[^,.;:()\\d–]*?)?(?=[,.;] | and (?:an?|the|its) |\\.?$| – )";
const UP = new RegExp(
  `, (?:(?:up|down|an? (?:rise|fall|drop|increase|decrease|decline|jump|gain) of|\\+|[-−]) ?(?:by )?${HEDGES}${NUMBER}${SHARE}|${HEDGES}${NUMBER}${SHARE} (?:more|fewer|less|higher|lower|up|down)(?= (?:than|on)\\b))${WHOM}`,
  "giu",
); // catches ", up 6 percent from a year ago" in front of ", as", not ", up 27% on last year (32,000)"
const DOWN_TO = new RegExp(`, (?:up|down) (?:by )?${HEDGES}${NUMBER}${SHARE}(?= (?:to|at) ${FIGURE})`, "giu"); // catches ", down 2.5 percent" in front of " to 10.9 billion", not of " in May"

const AND_IS = new RegExp(
  ` (?:rose|grew|fell|climbed|dropped|increased|jumped|surged|soared|declined) (?:by )?${HEDGES}${NUMBER}${SHARE} and(?= (?:now |then )?(?:account(?:s|ed) for|made up|make up|makes up|represent(?:s|ed)?|took|take|hold|held|reached) ${HEDGES}${FIGURE})`,
  "giu",
); // catches " rose 34.6% and" in front of " accounted for 38.6%", not of " fell 2% in May"

const SINCE =
  /(?:,| [–—-]| and) (?:its|their|the|an?|his|her) (?:[\p{L}'’-]+ ){0,4}?(?:\p{L}+est|most|least|worst|best|first|\d+(?:st|nd|rd|th)|fourth|fifth|sixth|third|second|record)\b(?: [\p{L}'’-]+){0,6}?(?: (?:since|in) (?:\p{L}+ ){0,4}\d{4}| on record| in a row| in the \p{L}+(?:'s history)?| in (?:more than )?(?:\p{L}+|\d+) (?:years|decades|months)| ever)(?:(?=,)(?!, (?:when|with|at)\b)|(?= –)|(?=[.;]))(?:(?:,| –)(?= (?:from|to|in)\b))?/giu; // catches ", its highest since November 2021," not ", the highest since 2001, when"

const AS_MANY =
  /, (?:(?:more than|almost|nearly|about|roughly|over|less than|exactly) )?(?:twice|double|triple|half|(?:two|three|four|five|six|ten|\d+) times) (?:as (?:many|much) as|the (?:number|total|figure|amount) (?:of|in)) ((?:the )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}),? (?:who|which|with|where)(?: (?:have|has|had|won|took|scored|there (?:were|are)))?(?= [$€£]?(?:\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b))/giu; // catches ", more than twice as many as AC Milan, who have" in front of " seven", not ", twice as many as last year"

const WITH_DOING = new RegExp(
  `, with ((?:the )?[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3}) (?:contributing|recording|accounting for|making up|providing|generating|supplying|taking|winning|scoring|adding|getting|receiving|on|at)(?= (?:just |about |around |a further )?${FIGURE})`,
  "giu",
); // catches ", with gas contributing" in front of " 30%", not ", with gas prices falling 3%"

const TAIL =
  /(?:, (?=(?:which|who|when|where|because|although|though|despite|thanks to|just after|just before|partly|mainly|largely|mostly|amid|following|making|making it|bringing|prompting|leaving|sparking|raising|reflecting|underlining|fuelled|driven|boosted|helped|hit|hurt|said|says|wrote|reported)\b)| [–—-] )[^,.;:()\d–—]*(?<!\b(?:Mrs?|Ms|Dr|St|Prof|Gen|Sen|Gov|Rev|Jr|Sr|Co|Inc|Ltd|No|vs|\p{Lu}))(?=[.;](?: |$)|$)/giu; // catches ", when corrosion problems kept many reactors offline" at the end of a sentence, not ", when 59.4%"

const tailless = (text: string): Squeezed | null => without(text, TAIL, (tail) => (holdsFigure(tail) ? tail : ""));
const FIRST_OF = (found: string, _: number, groups: readonly (string | undefined)[]): string =>
  `, ${groups[0] ?? found}`;

/** Null where nothing is told so. */
export const plainProse = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) => without(now, SINCE),
    (now) => without(now, UP),
    (now) => without(now, DOWN_TO),
    (now) => without(now, BY),
    (now) => without(now, AND_IS),
    (now) => without(now, REACHED),
    (now) => without(now, AS_MANY, FIRST_OF),
    (now) => without(now, WITH_DOING, FIRST_OF),
    tailless,
  ]);

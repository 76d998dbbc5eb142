/**
 * What people ask a chart maker for in front of or behind their figures: "Make a pie chart of my spending: rent 40, food 30",
 * "can you plot: jan 5, feb 8", "Rent 40, food 30 as a bar chart please". It is no part of what is told, so that it is not
 * read; which kind of chart they want is remembered.
 */

import type { ChartType } from "@charticle/contract";
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { entitled, PICTURE, untitled } from "./entitled.ts";
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const KINDS: readonly (readonly [words: string, type: ChartType])[] = [
  ["pie|donut|doughnut", "piechart"],
  ["radial|circular", "radialchart"],
  ["bar|column", "barchart"],
  ["radar|spider", "radarchart"],
  ["area", "areachart"],
  ["line", "linechart"],
];
const KIND = `(?:${KINDS.map(([words]) => words).join("|")})`;
const ANY_KIND = new RegExp(KIND, "u"); // catches "a pie chart", not "a chart"
const KINDS_ASKED = KINDS.map(([words, type]) => [new RegExp(`\\b(?:${words})`, "u"), type] as const);
/** What may stand in front of the kind: "a nice", "this as a simple". */
const WHICH =
  "(?:(?:an?|the|one|this|that|these|it|as|in|into|to|me|us|my|some|simple|nice|quick|pretty|good|clean|basic|new|small|data|numbers|figures) ){0,5}";
/** What a request begins with: "Hi, can you please ", "I want you to ". */
export const POLITE =
  "(?:(?:hi|hello|hey|dear|morning)(?: \\p{L}+)?(?:[,!]| -)? )?(?:please |pls |plz |kindly )?(?:(?:can|could|would|will) (?:you|u|someone|somebody|anyone|anybody) (?:please |pls |plz )?|(?:can|could|may) (?:i|we) (?:please )?(?:have |(?=get|see))|(?:(?:i|we) )?(?:just )?(?:want|need|would like|['’]?d like|wanna|have) (?:you )?(?:to )?|i['’]d like (?:you )?(?:to )?|let['’]?s |help me (?:to )?)?";
const VERB =
  "(?:make|create|write|draw|plot|chart|graph|show|give|build|generate|visuali[sz]e|do|render|display|turn|put|design|produce|see|prepare|get)";
const ABOUT =
  "(?: (?:of|for|with|from|showing|that shows|(?:that )?says|saying|based on|out of|about|on|comparing|using|to show|to compare|where|for me)(?: (?:the following|this|these)(?: (?:data|numbers|figures))?)?)";
/** "for my science project", "for school". */
const PURPOSE =
  "(?: for (?:(?:my|our|a|the) )?(?:\\p{L}+ )?(?:school|class|work|homework|project|assignment|presentation|report|essay|teacher|boss|slides?|deck|board|meeting|stand-?up|review|newsletter)(?=[,:;?\\n]| -))?";
const MARK = "(?:,? ?(?:please|pls|plz))?(?:\\s*(?::|[-–—>]+ |\\n)\\s*)";
/** "Could you turn these into a chart? " */
const STOP = "(?<=\\b(?:you|u|someone|anyone|make|draw|create|plot|turn|put|get|need|want)\\b[^.!?]*)[.!?]+\\s+";

/** "Make me a pie chart of ", "Bar chart: ", "Graph of ". */
const ASKED_FIRST = new RegExp(
  `^${POLITE}(?:(?:${VERB} |data for )?${WHICH}${KIND}[- ]?${PICTURE}|(?:${VERB} |data for |(?<=(?:want|need|like) ))${WHICH}${PICTURE}|${PICTURE}(?<!s)(?= (?:of|showing|comparing) | for (?:my|our|school|class|work)\\b)|(?:simple|quick|basic|nice|excel|sample|test|demo) ${PICTURE}(?=:))${PURPOSE}(?:(?:${ABOUT})?(?:${MARK}|${STOP})|(?<=(?:school|class|work|homework|project|assignment|presentation|report|essay|teacher|boss)), |${ABOUT} |,? (?=(?:my|our|the) )|(?<=^(?:make|draw|create|plot) [^:]*) (?=\\p{L}))(?=\\S)`,
  "iu",
); // catches "Make a pie chart of ", "Bar chart: ", not "Charts 5" or "Bar charts are used by "

/** "Plot: ", "chart this: ", "Please visualise the following data:". */
const TOLD_FIRST = new RegExp(
  `^${POLITE}(?:plot|chart|graph|draw|visuali[sz]e)(?: (?:it|this|that|these|(?:this|these|the|my|our|the following|following|some)? ?(?:data|numbers|figures|stats|results|info)|the following))?(?: for me| please| pls)?${PURPOSE}(?: please| pls)?(?:${MARK}|${STOP})(?=\\S)|^${POLITE}(?:plot|chart|graph|visuali[sz]e) (?=(?:my|our|how) )|^${POLITE}(?:visuali[sz]e|(?:chart|graph|plot)(?! (?:theory|paper|toppers?|positions?|music|hits?|shows?|sizes?|twists?|holes?|points?|lines?|albums?|singles?|songs?|entr|data))) (?=\\p{Ll}+:? [$€£]?\\d)|^${POLITE}(?:plot|chart|graph|visuali[sz]e) (?:this|these|this data|these numbers)(?: for me)? (?=\\p{L}+:? [$€£]?\\d)`,
  "iu",
); // catches "chart this: " and the "Plot " of "Plot my week", not "Chart toppers: "

/** A number in words, other than "one". */
const SAID = `(?<!\\p{L})(?:${[...TENS_WORDS.keys(), ...UNITS_WORDS.keys()].filter((word) => word !== "one").join("|")}|hundred)(?!\\p{L})`;

/** "Pie chart cats 5 dogs 7". */
const KIND_FIRST = new RegExp(
  `^${POLITE}(?:${VERB} (?:me |us )?(?:an? )?)?${KIND}[- ]?${PICTURE}(?<!s) (?:(?:please|pls|plz) (?:for |of )?)?(?=(?:\\p{L}+ ){0,2}\\p{L}+:? (?:[$€£]?\\d|${SAID})|[$€£]?\\d[\\d.,]*%? \\p{L}+,? [$€£]?\\d)`,
  "iu",
); // catches "pie chart " in front of "cats 5" and "5 cats 7 dogs", not "pie charts 5"

/** "Here is my data: ", "data: ". */
const DATA_FIRST =
  /^(?:(?:here(?:['’]?s| is| are)|this is|these are) )?(?:(?:my|the|our|some) )?(?:data|numbers|values|figures)(?: ?[:=]\s*|\n|(?<=my \p{L}+) (?!plan|usage|cap|bill|cost|use)(?=\p{L}+:? [$€£]?\d))(?=\p{L})/iu; // catches "my data: ", not "data plan 5"

const RADAR_FIRST = /^(?:radar|spider) ?: ?(?=\p{L})/iu; // catches "radar: ", not "radar: 5"

/** ", as a bar chart please", " (pie chart)", ". Make it a line graph." at the end. */
const ASKED_LAST = new RegExp(
  `(?<=[\\p{L}\\d%)])(?:[.!?,;]*\\s+|[.!?,;]*\\s*[-–—(\\n]\\s*)(?:${POLITE}(?:${VERB} ${WHICH}|(?:as|in|into|on|to) ${WHICH})(?:${KIND}[- ]?)?${PICTURE}|(?<=[.!?,;(\\n–—-]\\s*)(?:an? )?${KIND}[- ]${PICTURE}|(?:as|in|into|make it|do) (?:an? )?(?:pie|donut|doughnut|radar)|(?<=\\d\\p{L}{0,2}%?[,.]? )(?:${KIND}[- ]?${PICTURE}(?=[.!?)]*$)|(?:${KIND}[- ]?)?${PICTURE}(?= (?:please|pls|plz)\\b))|(?:i|we)(?: want| need| would like|['’]?d like) ${WHICH}(?:${KIND}[- ]?)?${PICTURE})(?:,? (?:please|pls|plz|thanks|thx|thank you|for me))*[.!?)]*$`,
  "iu",
); // catches ", as a bar chart please" and " (pie chart)", not " chart" of "5 on the chart"

/** " as a bar chart" in front of a colon. */
const ASKED_WITHIN = new RegExp(
  `(?<=^[^\\d\\n:]{3,60}),? (?:as|in) (?:an? )?${KIND}[- ]?${PICTURE}(?=\\s*[:\\n-])|(?<=^[^\\d\\n:]{3,60}) as (?:an? )?(?:pie|donut|doughnut)(?=:)`,
  "iu",
); // catches " as a bar chart" of "Sales as a bar chart: ", not of "5 as a bar chart"

/** "Title: pets, data: dogs 12, cats 9" → "pets: dogs 12, cats 9". */
const TITLED = /^(?:chart )?(?:title|heading|headline) ?[:=] ?(?=\p{L})/iu; // catches "Title: ", not "Titles: "
const DATA = /(?<=^[^:=\d]{2,60})[,;.]? ?\n? ?(?:data|values|numbers|figures) ?[:=] ?/iu; // catches ", data: ", not "5, data: "

/** One of these stands in front. */
const FIRST = [ASKED_FIRST, TOLD_FIRST, RADAR_FIRST, KIND_FIRST, DATA_FIRST, ASKED_WITHIN];

const HINT =
  /\b(?:(?:pie|bar|line)?(?:ch(?:ar|ra)t|cahrt|gr(?:aph|pah|ahp|agh|afs?\b)|plot)|diagram|histogram|infographic|radar|spider|visuali|title|heading|headline|(?:as|in|into|it|do) (?:an? )?(?:pie|donut|doughnut)[^a-z]*$|as (?:an? )?(?:pie|donut|doughnut):)/iu; // catches "charts", not "barchart"
const FIGURES = new RegExp(`\\d[^\\d]+\\d|${SAID}.+${SAID}`, "iu"); // catches "5, b 6", not "56"

/** " thx", ", sorted by size" behind the last figure of a list that begins with a name. */
const THANKS = /(?<=^\p{L}[^\n]*\d[%\p{L}]{0,3})[.,!]? (?:thx|thanks|thank you|ty|pls|plz|please)[.!]*$/iu; // catches " thx" of "cats 5 thx", not "5 said please"
const SORTED =
  /(?<=\d[%\p{L}]{0,3})[.,;]?(?: and| please| pls)? (?:sort|order|rank|arrange)(?:ed)? (?:it |them |this |these )?(?:by|from|in) [^\d,.;\n]{3,40}[.!]*$/iu; // catches ", sorted by size", not ", orders 5"
const TAILS = [THANKS, SORTED];
const TAIL_HINT = /\b(?:th(?:x|anks?)|ty|pl(?:s|z|ease)|sort|order|rank|arrange)/iu; // catches "thx", not "twenty"

/** What is asked for: at most once in front and once behind. */
function requestsIn(text: string): readonly RegExp[] {
  const tails = matches(text, TAIL_HINT) ? TAILS.filter((words) => words.test(text)).slice(0, 1) : [];
  const whole = tails.reduce((left, words) => left.replace(words, ""), text);
  if (!matches(text, HINT)) return matches(text, DATA_FIRST) ? [...tails, DATA_FIRST] : tails;
  const first = FIRST.filter((words) => words.test(whole)).slice(0, 1);
  const told = first.reduce((left, words) => left.replace(words, ""), whole);
  if (first[0] === KIND_FIRST && HINT.test(told)) return []; // "Pie chart users 5, bar chart users 3"
  const rest = told.slice(0, ASKED_LAST.exec(told)?.index ?? 0);
  return FIGURES.test(rest) && !HINT.test(rest) ? [...tails, ...first, ASKED_LAST] : [...tails, ...first];
}

/** The text without what is asked for, under the title that is wanted; null where nothing is. */
export const unasked = (text: string): Squeezed | null => entitled(text, cut);

function cut(text: string): Squeezed | null {
  const titled = matches(text, HINT) && matches(text, TITLED);
  const steps = titled ? [TITLED, DATA] : requestsIn(text);
  return changedBy(
    text,
    steps.map((words) => (left) => without(left, words, () => (words === DATA ? ": " : ""))),
  );
}

/** "as a pie chart" → piechart; null where no kind is asked for. */
export function askedKind(text: string): ChartType | null {
  const told = untitled(text);
  const asked = requestsIn(told).map((words) => words.exec(told)?.[0].toLowerCase() ?? "");
  const said = asked.find((words) => ANY_KIND.test(words));
  return said === undefined ? null : (KINDS_ASKED.find(([words]) => words.test(said))?.[1] ?? null);
}

/**
 * How one is told from another, in the usual words: "Lou, who's 1.80 m" → "who is"; "5 points clear of York on 44" → "of York, who has 44"; "blue trails by 3",
 * "Norris is 24 back" → "is 3 behind"; beside minutes "half an hour longer" → "30 minutes longer"; "half a km" → "0.5 km". Not "trails Kim by 3".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const WHO = /, who['’]s (?=[$€£]?\d)/giu; // catches ", who's " of "Lou, who's 1.80", not of "Lou, who's tall"
const CLEAR =
  /(?<=\d(?: \p{L}{1,8})? )(clear|ahead|behind|adrift|short) of (\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*)?),? (?:on|with|at) (?=\d+(?: points)?(?:[,.;]|$| and| but))/gu; // catches "clear of York on 44;", not "ahead of York on 4 May"
const TRAILS = /\b(?:trails?|lags?) (?:behind )?by (?=\d)/giu; // catches "trails by 3", not "trails Kim by 3"
const BACK = /(?<=\b(?:is|are|was|were) \d+(?: points| seconds)?) back(?=[,.;]|$| and | but )/giu; // catches "is 24 back,", not "is back"
const THAT = /(?<=\d) (?:(under)|over) that(?=[,.;]|$| and )/giu; // catches " under that" of "800 under that", not "30 units below that"
const NEWER = /(?<=\d years?) newer(?=[,.;]|$| than\b| and )/giu; // catches " newer" of "5 years newer", not of "a newer one"
const SHORT_BY =
  /\b(?:falls?|fell|comes?|came|is|was) short by ([$€£]?\d[\d.,]*(?<=\d)(?: ?\p{L}{1,7})?)(?=[,.;]|$| and )/giu; // catches "falls short by 20 m.", not "falls short of 20"
const BACK_BEHIND = /(?<=, (?:and )?\p{Lu}[\p{L}'’]* \d+(?: points| seconds)?) back(?=[,.;]|$| and )/gu; // catches " back" of ", Mori 2 back,", not of "gave 2 back"
/** Words of comparison that are told by plainer ones. */
const PLAINER: ReadonlyMap<string, string> = new Map(
  [
    ["smaller", "narrower slimmer thinner tighter"],
    ["higher", "broader thicker louder noisier brighter steeper wetter fuller saltier sweeter denser sunnier windier"],
    ["lower", "shallower quieter dimmer drier dryer emptier leaner calmer"],
  ].flatMap(([plain = "", words = ""]) => words.split(" ").map((word): [string, string] => [word, plain])),
);
const COMPARED = new RegExp(
  `(?<=\\d(?: ?(?:%|\\p{L}{1,11}))? )(?:${[...PLAINER.keys()].join("|")})(?=[,.;]|$| than\\b| and )`,
  "giu",
); // catches "narrower" of "15 cm narrower,", not of "a narrower one"
const HALF_HOUR =
  /\b(half an|(?:a |three )quarters?(?: of)? an) hour (?=(?:longer|shorter|more|less|later|earlier|faster|slower|quicker)\b)/giu; // catches "half an hour longer", not "half an hour"
const HALF_SHORT = /\bhalf an? (k[mg]|[mc]m|GB|TB|mph)(?!\p{L})/gu; // catches "half a km", not "half a kilo"

const minutesOf = (words: string): string => (/^h/iu.test(words) ? "30" : /^t/iu.test(words) ? "45" : "15"); // catches "half", and "three"

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, WHO, () => ", who is "),
  (text) => without(text, CLEAR, (_, __, [way = "", name = ""]) => `${way} of ${name}, who has `),
  (text) => without(text, THAT, (_, __, [under]) => (under ? " less" : " more")),
  (text) => without(text, NEWER, () => " younger"),
  (text) => without(text, SHORT_BY, (_, __, [gap = ""]) => `is ${gap} less`),
  (text) => without(text, COMPARED, (found) => PLAINER.get(found.toLowerCase()) ?? found),
  (text) => without(text, BACK_BEHIND, () => " behind"),
  (text) => without(text, BACK, () => " behind"),
  (text) =>
    /\d+ ?min|minutes/iu.test(text)
      ? without(text, HALF_HOUR, (_, __, [part = ""]) => `${minutesOf(part)} minutes `)
      : null, // catches "45 min", not "admin"
  (text) => without(text, HALF_SHORT, (_, __, [unit = ""]) => `0.5 ${unit}`),
];

const trailed = (text: string): Squeezed | null =>
  without(text, TRAILS, (found, at) => (/\p{L} $/u.test(text.slice(0, at)) ? "is behind by " : found)); // catches "blue ", not "3 "

const BEHIND_BY = /\bis behind by (\d[\d.]*(?<=\d)(?: points| seconds)?)(?=[,.;]|$| and | but )/giu; // catches "is behind by 3,", not "by 3 of"

/** Null where none is told so. */
export const comparedPlainly = (text: string): Squeezed | null =>
  /who['’]s|er\b|\b(?:clear|ahead|behind|adrift|short|back|that|newer|half|quarters?|trails?|lags?)\b/iu.test(text) // catches "who's", "narrower" and "trails", not "trailer"
    ? changedBy(text, [...STEPS, trailed, (now) => without(now, BEHIND_BY, (_, __, [gap = ""]) => `is ${gap} behind`)])
    : null;

/**
 * What is remarked of a whole list, at its end or ahead of it, says nothing of what is shown: "oil change 45 / brake pads 180 …cash only lads", "colour 60 –
 * walk-ins welcome", "sandwiches 7% - that is where the money comes from", "We've never had weeks like it: 58 MOTs". "Following the fire, 3 left in May" →
 * "After the fire, …"; so do the hours of opening behind it, "; doors open at 7", and what "the first half of the season" is of. Not "Cash only 12, card 40", nor "Sales: tea 4, coffee 9, cash only 2".
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NOTE =
  "(?:cash only|cards? only|cash or card|no cards?|walk-?ins? (?:welcome|only)|by appointment|open (?:till|until|all|daily|every|late)|book (?:now|online|today|early|ahead|yours)|(?:collection|pick-?up|delivery) only|delivery (?:included|extra|available)|(?:\\p{L}+ ){1,2}included|dm (?:me|us|for|to)|(?:call|text|message|ring|email) (?:me|us)|first come|while (?:stocks?|supplies) last|no (?:refunds|returns|timewasters|offers|swaps)|(?:all|everyone) welcome|see you (?:there|then|soon)|come (?:along|down|and see))";
const ADVERT = new RegExp(
  `(?<=\\d[^.;:!?\\n]{1,60}\\d[^\\d\\n]{0,14}?) ?(?:[–—/,;.!…-]|\\.{2,3}) ?${NOTE}(?!\\p{L})[^\\d:]{0,25}$`,
  "iu",
); // catches " – walk-ins welcome" at the end, not "cash only 12"
const THAT_IS =
  /(?<=\d%?(?: \p{L}+)?) ?(?:[–—,;.-]) ?(?:and )?(?:that is|that['’]s|this is|which is) (?:where|why|how(?! (?:many|much|long|far|often|old|high|big))) [^\d:]*$/iu; // catches " - that is where the money comes from." behind "7%", not "that is 12"
const IS_HOW = /(?<=\d%?) is (?:where|how) (?:we|i|they|our|my|the|their|it) [^\d:]*$/iu; // catches " is how we pay the bills." behind "20%", not "is how 5"
const SAID_OF_IT =
  /(?<=^|[.!?] )[^.!?:,\d\n]{3,60} (?:days?|weeks?|nights?|months?|years?|seasons?) like (?:it|this|that): (?=\d)/iu; // catches "We've never had weeks like it: ", not "In May 3 days like it: "
const LIKE_IT = /(?<=\p{L} )(?:an? )?(?:days?|weeks?|nights?|months?|years?|seasons?) like (?:it|this|that)(?=:)/iu; // catches "weeks like it" in front of ":", not "days like these"
const RARE = /^(?:days|weeks|nights|months|years|seasons) like (?:it|this|that|these|those) [^\d:.]{2,30}: (?=\d)/iu; // catches "Nights like these are rare: ", not "Weeks: "
const FOLLOWING = /^Following(?= (?:the |our |a |an )?[^,.;:]{3,50}, [^,]*\d)/u; // catches "Following" of "Following the fire, 3 left", not "Following: 12"
const MEANWHILE =
  /(?<=^|[.!?] )(?:meanwhile|anyway|elsewhere|otherwise|also|in other news|on a brighter note): (?=\d|\p{L}[^\d.:;!?]{1,25} \d)/iu; // catches "Meanwhile: " in front of "12 oil changes", not "Meanwhile, 12"
const ENDLESS = /(?<=\d) ?[,;|/–—-] ?(?:and )?\p{L}[\p{L}'’ -]{1,30}:? (?:∞|infinit(?:e|y))(?=[.!]?$)/iu; // catches "| moaning customers ∞" behind "31", not "∞ 12"
const OPEN_AT =
  /(?<=\d\D{1,40}\d{1,6}(?: \p{L}+)?)[;.] (?:the |our )?(?:we|doors?|gates?|cases|bars?|shops?|sales|tills?|kitchens?|tickets|shows?|(?:box )?office|museum|market|fair) (?:opens?|closes?|starts?|begins?|ends?) at \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?=[.!]?$)/iu; // catches "; doors open at 7" behind the list, not "; Lee starts at 10"
const HALVES =
  /(?<=\bthe first (?:half|third|quarter|hour|week|month)) of (?:the|last|this) \p{L}+(?= [^;\n]{1,40}\bin the (?:second|third|last|final)\b)/iu; // catches " of the season" of "the first half of the season to 3.1 in the second", not of "the first of May"
const CUE =
  /only|no cards|walk-?in|appointment|open |book |included|delivery|dm |(?:call|text|message|ring|email) (?:me|us)|first come| last|no \p{L}+|welcome|see you|come |that['’]?s? |this is|which is| is how| is where| like |^Following|∞|infinit|: | at \d|the first \p{L}+ of /iu; // catches "cash only", not "cash"

/** Null where nothing is remarked so. */
export const listRemarks = (text: string): Squeezed | null =>
  matches(text, CUE)
    ? changedBy(text, [
        (now) => without(now, ADVERT),
        (now) => without(now, THAT_IS),
        (now) => without(now, IS_HOW),
        (now) => without(now, SAID_OF_IT),
        (now) => without(now, LIKE_IT, () => "it"),
        (now) => without(now, RARE),
        (now) => without(now, MEANWHILE),
        (now) => without(now, ENDLESS),
        (now) => without(now, OPEN_AT),
        (now) => without(now, HALVES),
        (now) => without(now, FOLLOWING, () => "After"),
      ])
    : null;

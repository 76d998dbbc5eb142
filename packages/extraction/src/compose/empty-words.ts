import { CURRENCY_WORDS, SHY_CURRENCIES } from "../lexicon/units.ts";

/** Words that say nothing of what is shown, as a title: "Top", "Second", "Best", "Mere" · "Cheaper" · "N = 50". Not "Top speed". */

const PLACES =
  "first|second|third|fourth|fifth|last|next|\\d+(?:st|nd|rd|th)|top|bottom|rear|front|place|first place|second place";
const MOST =
  "best|worst|most|least|biggest|smallest|largest|lowest|highest|cheapest|dearest|busiest|fastest|slowest|oldest|youngest|leading|favou?rite";
const AMOUNTS =
  "mere|whopping|staggering|massive|measly|meagre|full|good|solid|further|vast majority|bulk|lion['’]s share|all|others?|half|most of them|handful";
const MORE =
  "more|less|fewer|cheaper|dearer|higher|lower|better|worse|faster|slower|older|younger|taller|longer|shorter|bigger|smaller|larger|heavier|lighter|ahead|behind|up|down";
const SOUNDS = "fine|so+|ok+|well|welp|yo+|lol|omg|hm+|oh+|ah+|guys|lads|ppl|folks|btw|ps|tbh|ngl|right|anyway";
const SCALES =
  "(?:(?:all |figures |values )*in )?[$€£]?(?:['’]?000s?|k|thousands?|tsd|lakhs?|millions?|mln|mn|mill?|mio|crores?|cr|billions?|bn|mrd)";
const WHOLES = "(?:grand )?total(?: of| is|:)? \\d[\\d,.]*|sum of \\d[\\d,.]*|n ?= ?\\d[\\d,.]*";
const UNITS =
  "(?:m|b|tr)illions?|thousands?|lakhs?|crores?|dozens?|euros?|dollars?|pounds?|quid|rupees|pence|cents|per ?cent";
const PERSONS = "(?:of )?(?:us|them|you)(?: are| were| have| had)?|are|is|was|were";
const TIMES = "day|night|week|weekend|month|year|quarter|term|half|year[- ](?:on|over)[- ]year|the year to date";
const NOTHING = new RegExp(
  `^(?:(?:an?|the|our|by far the) )?(?:${TIMES}|${PLACES}|${MOST}|${AMOUNTS}|${MORE}|${SOUNDS}|${SCALES}|${WHOLES}|${UNITS}|${PERSONS})$`,
  "iu",
); // catches "Top", "a mere", "in thousands", "Total 24" and "us are", not "top speed"

const SHORT_MONEY = /^(?:kr|kč|ft|lei|rs)\.?$/iu; // catches "Kr" and "rs.", not "Krill"

/** "CHF" and "Kr" of "Beer 54 CHF, wine 70 CHF": the unit, which the values say themselves. */
const isMoney = (word: string): boolean =>
  SHORT_MONEY.test(word) || (CURRENCY_WORDS.has(word.toLowerCase()) && !SHY_CURRENCIES.has(word.toLowerCase()));

export const saysNothing = (words: string): boolean => NOTHING.test(words.trim()) || isMoney(words.trim());

/**
 * Items of a list that are called by a word which joins or tells otherwise are held together by quotes: "Subscribers: Plus 120, Pro 80" → "Plus";
 * "taxes €11,200, what's left: €35,300" → "what's left"; "Bill 9 and Rose 14" alike. Not "It made 20. Plus 30 more", nor "12 boys, plus 3 girls".
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const VALUE = "(?:,? (?:at|for|is|was|costs|gets?|has|had|went from) | ?[:=–-] ?| \\(?)[+-]?[$€£]?\\d";
const PLAN = new RegExp(
  `(?<=(?:^|[:,;|/(\\n•·-] ?|\\band |\\bare |\\bfrom |\\bsell |\\boffer |\\bon ))(?:Plus|Free)(?: (?:plan|tier|members?|users?))?(?=${VALUE})`,
  "gu",
); // catches "Plus" of ", Plus at $19", not of ". Plus 30 more" or "plus 3"
const OTHER = new RegExp(`(?<!\\p{L})(?!Plus|Free)\\p{Lu}[\\p{L}-]+(?: (?:plan|tier))?(?=${VALUE})`, "u"); // catches "Pro" of "Pro 80", not "pro"
const ROSE = new RegExp(`(?<=\\p{Lu}\\p{L}+[^.;!?]{1,20}\\d[%kK]?(?:, (?:and )?| and ))Rose(?=${VALUE})`, "gu"); // catches "Rose" of "Bill 9 and Rose 14", not of "Rose 14% to 9"
const LEFT =
  /(?<=[,;\n] ?(?:and |so )?)(?:what['’]s|what is|whatever is|whats) left(?: over)?(?=(?: (?:is|was)| ?[:=–-])? ?[$€£]?\d)/giu; // catches "what's left" of ", what's left: €35,300", not of "what's left of 12"
const TIER =
  /(?<=\b(?:the|our|my|their|for|:) (?:[\p{L}-]+, ){1,3})plus(?=(?:, [\p{L}-]+)*,? (?:and|or) [\p{L}-]+ (?:plans?|tiers?|members?|users?|subscribers?|customers|accounts?|packages?|editions?)\b)/giu; // catches "plus" of "the free, plus and pro plans", not of "tea, plus milk and sugar"
const OPENS = /(?<=[.!?;] )Plus(?= (?:costs|is|has|gets|includes|comes) )/gu; // catches "Plus" of ". Plus costs three times that", not of ". Plus it costs"
const PLANS = /(?<!\p{L})(?:Plus|Free)(?!\p{L})/u; // catches "Plus", not "plus" or "Freedom"

const quoted = (found: string): string => `"${found}"`;
const SHORT = /(?<=(?:^|[,;|/:\n] ?|\band ))(?:Ref|Team)(?= ?:? \d{1,4}(?:[.,]\d+)?%?(?: ?[(,;|/\n]|\.?\s*$| and ))/gu; // catches "Ref" of ", Ref 18 (+2)", not of ", ref 18" or "Ref 18b"
const ITEM = /(?<=(?:^|[,;|/:\n] ?|\band ))"?\p{Lu}\p{L}+"? ?:? \d{1,4}(?:[.,]\d+)?%?(?= ?[(,;|/\n]|\.?\s*$| and )/gu; // catches "Lab 34" of "Lab 34 (-2),", not "Lab of 34"
const FEWEST_ITEMS = 3;

/** One of a list of short names with their figures, which is told as they are: not where it stands twice, as numbers of references do. */
function shortOnes(text: string): Squeezed | null {
  const shorts = text.match(SHORT) ?? [];
  const items = text.match(ITEM) ?? [];
  const own = new Set(shorts);
  return shorts.length > 0 && own.size === shorts.length && items.length >= FEWEST_ITEMS + shorts.length - 1
    ? without(text, SHORT, quoted)
    : null;
}

/** Null where no item is called so. */
export const opaqueNames = (text: string): Squeezed | null =>
  text.includes('"')
    ? null
    : changedBy(text, [
        (now) => (PLANS.test(now) && matches(now, OTHER) ? without(now, PLAN, quoted) : null),
        shortOnes,
        (now) => (/\bplus\b/iu.test(now) ? without(now, TIER, quoted) : null), // catches "plus", not "surplus"
        (now) => (now.includes(" Plus ") ? without(now, OPENS, quoted) : null),
        (now) => (now.includes(" Rose ") ? without(now, ROSE, quoted) : null),
        (now) => (/ left\b/u.test(now) ? without(now, LEFT, quoted) : null), // catches " left", not "leftover"
      ]);

/**
 * A text without what is told beside its figures: "Poodles take 2.5 hours; terriers, who hate the bath, 3" →
 * "Poodles take 2.5 hours; terriers 3". What holds a figure stays. Only read where that makes the reader surer.
 */
import { GROUP_WORDS, TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { backBy, type Shift, type Squeezed } from "./squeezed.ts";

/** What a clause or phrase beside the others begins with. */
const OPENINGS = [
  "who|whom|whose|which|as|when|once|while|though|although|albeit|now",
  "having|being|including|excluding|(?:not )?counting|thanks to|despite|because of|given|owing to|due to|like|unlike|with|without",
  "in|at|on|for|by|of|to|from|after|before|since|over|up|down|under|near|next|only",
  "and (?:I|we|this|that|it)(?:['’]\\p{L}+| am| is| was| do| think)|\\p{L}+ly|not|never|still|even|just|all|both|no|too|again|perhaps|maybe|poor|dear|bless",
].join("|");

const INSIDE = "[^,.;:!?()\\d–—]*";
const ASIDES = new RegExp(`, (?:${OPENINGS})\\b${INSIDE},(?= )| [–—-] [^–—\\d.;:!?]*[^–—\\d.;:!?,] [–—-](?= )`, "giu"); // catches ", who hate the bath," and " – oh dear –", not ", 12 of them,"

const FIGURES = new Set(
  [UNITS_WORDS, TENS_WORDS, GROUP_WORDS].flatMap((words) => [...words.keys()]).filter((word) => word !== "one"),
);
const OTHERS: ReadonlySet<string> = new Set("none nobody nothing third quarter twice double".split(" "));

const ONE = /\b(?:was|were|is|are|had|has|have|got|only|just) one(?!\p{L}| of)/iu; // catches "it was one", not "like one"

const PART =
  /\b(?:an?|one|two|three|four|five|six|seven|nine) (?:halves|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)\b/iu; // catches "a fifth", not "the fifth"

/** "twenty-three to be exact", "in the second it was one", "up from a fifth" */
const hasFigure = (aside: string): boolean =>
  ONE.test(aside) ||
  PART.test(aside) ||
  aside
    .toLowerCase()
    .split(/[^\p{L}]+/u) // catches blanks and hyphens, not letters
    .some((word) => FIGURES.has(word) || OTHERS.has(word));

const CAUSE =
  /^ [–—-] (?:in spite of|despite|after|because of|thanks to|owing to|due to|given|with|without|even|since|even after) /iu; // catches " – in spite of ", not " – three "
const FEW = /\b(?:two|three|four|five|six) (?:\p{L}+ ){0,2}?\p{L}+s\b/giu; // catches "two rounds", not "twenty-two" or "two of"
const DIGITS = /\d[\d.,]*/gu; // catches "1,204", not "two"
const FEWEST = 3;

/** " – in spite of the calls and two rounds of terms – " among figures in digits: what led to a figure, and how often, is none of them. */
const isCause = (aside: string, text: string): boolean =>
  CAUSE.test(aside) && !hasFigure(aside.replace(FEW, "")) && (text.match(DIGITS)?.length ?? 0) >= FEWEST;

const JOINED = /(?:^|[^\p{L}])(?:and|but)$/iu; // catches the end of "Thursday and", not of "Thursday"
const WHEN = /^, (?:in|at|on|by|as of|since|after|before|until) /iu; // catches ", by the time that we left,", not ", sadly,"
const LAST_FIGURE = /^ [$€£¥₹]?\d[\d.,]*[\p{L}%°]{0,3}(?: (?:million|billion|per cent))?(?:[.;!?](?!\d)|$)/u; // catches " 154.9p.", not " 52 on Friday"

/** "151.9p on Thursday and, by the time we went to press last night, 154.9p.": the last figure has no other name. */
const namesLast = (aside: string, text: string, at: number): boolean =>
  WHEN.test(aside) && JOINED.test(text.slice(0, at)) && LAST_FIGURE.test(text.slice(at + aside.length));

/** Null where nothing is told beside. */
export function asideless(text: string): Squeezed | null {
  const shifts: Shift[] = [];
  let gone = 0;
  const out = text.replace(ASIDES, (aside: string, at: number) => {
    if ((hasFigure(aside) && !isCause(aside, text)) || namesLast(aside, text, at)) return aside;
    shifts.push({ at: at - gone, gone: gone + aside.length });
    gone += aside.length;
    return "";
  });
  return shifts.length === 0 ? null : { text: out, back: backBy(shifts) };
}

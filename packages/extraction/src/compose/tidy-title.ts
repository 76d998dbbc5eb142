/**
 * A title without what belongs to the sentence it was taken from: "Of people" → "People", "France the baguette costs" beside France → "Baguette costs"; "Says that", "Have"
 * and "Pls" say nothing, so that the names stand there instead.
 */
import { UNNAMED_SERIES } from "@charticle/contract";
import { verbSense } from "../lexicon/morphology.ts";
import { toPhraseEnd } from "../text/phrase-end.ts";
import { endedTitle } from "./ended-title.ts";
import { capitalised, chartName } from "./name.ts";
import { rowTold } from "./title-by-names.ts";
import type { Title, TitleInput } from "./title-input.ts";
import { withoutDifference } from "./without-difference.ts";

const OF = /^of (?=\p{L}{3,})/iu; // catches "Of " of "Of people", not "Off"
const ARTICLE = /^ the (?=\p{L}{3,})/iu; // catches " the " behind "France", not " then"
const EMPTY =
  /^(?:(?:it |this |that |he |she |they )?(?:says?|said|saying|shows?|showed|means?)(?: that)?|have|has|had|be|been|being|pls|plz|please|labels?|keys?|as (?:discussed|requested|promised|agreed)|so far|see below|below|attached|there (?:is|are)|covers|measures|takes|weighs|holds|reaches|lasts|gets|makes|came to(?: the)?|wait|it['’]s official|same (?:day|week|month|year|time|period)|(?:the )?rest(?: \p{L}+)?|em|en|im|mill|mio|mln|mrd|tsd)$/iu; // catches "Says that", not "Show of hands"

const STANDS = /^(?:runs|stands|sits|comes|hovers|averages|goes)$/iu; // catches "Runs" in front of "at 240 °C", not "Runs scored"
const DEED = /^(?<deed>\p{L}+) (?:at|to|on|for|with|from|by|about|of)$/iu; // catches "Begin at" and "Live to", not "Visits to Rome"

/** It says nothing by itself: "Begin at" of a sentence, not the head "Died of:". */
const isEmpty = ({ scan }: TitleInput, words: string): boolean =>
  EMPTY.test(words) ||
  (STANDS.test(words) && scan.text.toLowerCase().includes(` ${words.toLowerCase()} at `)) ||
  (verbSense(DEED.exec(words)?.groups?.deed?.toLowerCase() ?? "") === "verb" &&
    !scan.text.toLowerCase().includes(`${words.toLowerCase()}:`));

/** Without a name that stands in front of what is told: "Baguette costs" of "France the baguette costs". */
function nameless(words: string, names: readonly string[]): string {
  const lower = words.toLowerCase();
  const name = names.find(
    (one) => one.length > 1 && lower.startsWith(`${one} `) && ARTICLE.test(words.slice(one.length)),
  );
  return name ? words.slice(name.length).replace(ARTICLE, "") : words;
}

const NUMBERED_HEAD =
  /^(\p{Lu}[\p{L}-]+(?: no\.?)? \d+) (?:passed|failed|got|scored|received|came|has|had|was|earned|achieved|made)(?= |$).*$/iu; // catches "Sample 14 failed", not "Sample 14"
const CHOSEN = / (?:wanted|wants?|needed|needs?|chose|picked|preferred|asked|had|have|brought)$/iu; // catches " wanted" of "Callers wanted", not "Wanted"

/** "costs" of "12-seater costs": behind a word that belongs to a number. */
function unglued({ scan: { text } }: TitleInput, words: string): string {
  const [first = "", ...rest] = words.split(" ");
  const at = rest.length > 0 ? text.toLowerCase().indexOf(words.toLowerCase()) : -1;
  return at > 1 && /\d-$/u.test(text.slice(0, at)) && first !== "" ? rest.join(" ") : words; // catches "12-" in front of "seater", not "twelve "
}

/** "Callers" of "Callers wanted" in front of the first name. */
function chooserOf({ scan: { text } }: TitleInput, words: string, first: string): string {
  const at = CHOSEN.test(words) ? text.toLowerCase().indexOf(words.toLowerCase()) : -1;
  const behind = at < 0 ? "" : text.slice(at + words.length).toLowerCase();
  return first !== "" && behind.startsWith(` ${first}`) ? words.replace(CHOSEN, "") : words;
}

const CUT = /\b(?:at|in|on|by|during|the|every|each)$/iu; // catches "Felt unsafe at", not "Flat"
const NEXT = /^ (?:the )?\p{Ll}{3,}(?=[.!?,;)]|\s*$)/u; // catches " night" of " night.", not " May 12"

/** What is cut off within a phrase at the end of a sentence has its last word: "Felt unsafe at" → "Felt unsafe at night". */
const whole = (text: string, words: string): string => toPhraseEnd(text, words, { cut: CUT, next: NEXT });

/** The title of the chart and of its one series, tidied. */
export function withTidyTitle(input: TitleInput, title: Title): Title {
  const points = input.reading.points.map(({ name }) => chartName(name));
  const names = points.map((name) => name.toLowerCase());
  const plain = (words: string): string =>
    chooserOf(input, unglued(input, words.replace(OF, "").replace(NUMBERED_HEAD, "$1")), names[0] ?? "");
  const tidied = (words: string): string =>
    withoutDifference(
      endedTitle(input.scan.text, capitalised(whole(input.scan.text, nameless(plain(words), names))), points),
      input.reading.figures,
    );
  const own = isEmpty(input, title.title) ? rowTold(input, points) : title.title;
  const told = own === title.title ? tidied(own) : own;
  const measure = isEmpty(input, title.measure) ? UNNAMED_SERIES : tidied(title.measure);
  return { ...title, title: told || rowTold(input, points) || title.title, measure: measure || UNNAMED_SERIES };
}

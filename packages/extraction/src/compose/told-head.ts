/**
 * What stands ahead of the figures, as a title and what goes below it.
 * "Butter exports, tonnes per hectare" → "Butter exports" / "tonnes per hectare"; "Our newsletter has 4,300 subscribers" → "subscribers";
 * "The survey asked 1,200 parents what worries them most" → "what worries them most"
 */
import { AUXILIARIES, isSmallWord, POSSESSIVES, PREPOSITIONS, wordSet } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import { PARTICIPLES } from "../lexicon/participles.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../lexicon/verbs.ts";

export type Head = { title: string; below: string };

/** What the figures are told in has to stay in sight: catches "in thousands" and "$bn", not "millionaires" */
export const MAGNITUDE = /\b(?:k|thousands?|lakhs?|mn?|millions?|crores?|bn?|billions?|tn?|trillions?|mio|mrd)\b/iu;

// catches "Last quarter we shipped 1,900 units" and "Club has 340 members", not "Club has members" or "Top 3 languages"
const COUNTED =
  /^(?:\p{L}[\p{L}'’-]* ){0,5}?([\p{L}'’]+ )?(\p{L}+) (?:(?:about|over|around|nearly|a total of) )?\d[\d.,]*[kKM]? (?:of (?:the|my|our|these) )?(\p{L}[\p{L} -]+)$/u;

const ASKS = /\b(?:asks?|asked|told|tells?|said|says?) /iu; // catches "We asked 500 people", not "Tasks"
const ASKED = /\b(?:what|how|where|when|why|which|whether) [^?:]+$/iu; // catches "how they get to work", not "somehow"

/** What a head says was asked. */
const askedIn = (head: string): string => {
  const asks = head.search(ASKS);
  return asks < 0 ? "" : (ASKED.exec(head.slice(asks))?.[0] ?? "");
};

/** Opens a question or a clause that stands for a noun: catches "How do you commute" and "Where our money goes", not "However" */
const QUESTION = /^(?:so )?(?:what|how|where|when|why|which|whether|who|whose|is|are|do|does|did|should|would)\b/iu;

const SUBJECTS = wordSet("i we you they he she it");

/** What the parts are parts of, where the head is a sentence that counts it. */
function countedIn(head: string): string {
  const [, who = "", verb = "", noun = ""] = COUNTED.exec(head) ?? [];
  const sense = verbSense(verb.toLowerCase());
  return sense === "verb" || (sense === "either" && SUBJECTS.has(who.trim().toLowerCase())) ? noun : "";
}

/** Name or describe, though they can be verbs: "sleep last week", "front-line pay" */
const DESCRIBING = wordSet("last own pay left");

const AWAY = wordSet("up down out off away back");

/** "halved", "climbed" and "signed up" tell what happened, "recycled" may say what sort. */
const isPast = (word: string, next: string): boolean =>
  word.endsWith("ed") && (CHANGE_UP.has(word) || CHANGE_DOWN.has(word) || AWAY.has(next));

const isTelling = (word: string, at: number, words: readonly string[]): boolean =>
  SUBJECTS.has(word) ||
  (verbSense(word) === "verb" &&
    !(at === 0 && PREPOSITIONS.has(words[1] ?? "")) && // "Hits on the page"
    !DESCRIBING.has(word) &&
    words[at - 1] !== "to" && // "Weeks to get a passport"
    !(at > 0 && PARTICIPLES.has(word)) &&
    !(/(?:ing|ed)$/u.test(word) && !isPast(word, words[at + 1] ?? ""))); // catches "nesting", not "are"

/** Names something and tells nothing: "Waiting time for a knee operation", not "Bookings are up" or "we raised". */
export const isNominal = (head: string): boolean =>
  !head
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some(isTelling); // catches blanks and marks, not the "'" of "don't"

/** Are a month, an hour or a thing as well. */
const OTHER = wordSet("am may will can might must being");

/** Tells something for sure: "Jury was split", "huts we booked", "Got my PS5 back"; no question, and not "pay for nurses". */
export function isSentence(head: string): boolean {
  const words = head.toLowerCase().split(/[^\p{L}'’]+/u); // catches blanks and marks, not the "'" of "don't"
  const [first = "", second = ""] = words;
  if (QUESTION.test(head)) return false;
  const opens = verbSense(first) === "verb" && POSSESSIVES.has(second);
  return opens || words.some((word) => SUBJECTS.has(word) || (AUXILIARIES.has(word) && !OTHER.has(word)));
}

/** "as kept by my uncle", "tonnes per hectare", "percent": says of the figures how or when, and names nothing beside the rest. */
const isAside = (words: string): boolean =>
  PREPOSITIONS.has((words.split(" ")[0] ?? "").toLowerCase()) || words.includes(" per ") || /^\p{Ll}+$/u.test(words); // catches "percent", not "Texas"

/** Beyond so many characters what stands ahead is a sentence: a subtitle, where a shorter word says what is shown. */
export const LONG_HEAD = 40;

/** Up to so many characters the words in front of a comma open a message: "So", "Hi all". */
const SHORT_HEAD = 4;

const ARTICLE =
  /^(?:(?:anyway|so|ok|okay|and|but|well|also),? (?=(?:the|our|my) ))?(?:the|an?|our|my|your|its|their) (?=[\p{L}\d])/iu; // catches the "The " of "The survey asked", not "Theatre tickets"

const FOLLOWS = /,? (?:(?:is|are|was|were|goes|breaks? down|broke down|splits?|splits? up) )?as follows$/iu; // catches ", were as follows", not "what follows"

const HAPPENED =
  /^(.*\p{L}s?) (?:(?:has|have|had|all|also) )*(rose|risen|fell|fallen|grew|grown|sank|shrank|shrunk|slid|\p{L}+ed)(?: (?:sharply|slightly|again|too|everywhere|across the board))?$/iu; // catches "Wait times improved" and "Fees have risen", not "Fees"

/** "Wait times improved" → "Wait times": what happened is what the figures show. */
function withoutHappened(head: string): string {
  const [, what = "", verb = ""] = HAPPENED.exec(head) ?? [];
  const lower = verb.toLowerCase();
  const changes = CHANGE_UP.has(lower) || CHANGE_DOWN.has(lower) || ["improved", "worsened"].includes(lower);
  const named = changes && isNominal(what) && /(?:[^s]s|people|children|men|women)$/u.test(what.toLowerCase()); // catches "times", not "pass"
  return named ? what : head;
}

const GROUP = /^(?:we|they|there) (?:are|were)(?: now)? an? (\p{L}[\p{L}'’ -]{2,30}? of \p{L}*\d*)$/iu; // catches "We are a family of 6", not "We are a bit late"

/** The head parted; itself where it says what is shown as it stands. */
export function headTold(said: string): Head {
  const head = said.replace(ARTICLE, "").replace(FOLLOWS, "");
  const happened = withoutHappened(head);
  if (happened !== head) return { title: happened, below: "" };
  const group = GROUP.exec(head)?.[1];
  if (group) return { title: group, below: "" };
  const asked = askedIn(head);
  if (asked) return { title: asked, below: head };
  const counted = countedIn(head);
  if (counted) return { title: counted, below: head };
  const comma = head.indexOf(", ");
  const [first, rest] = [head.slice(0, comma), head.slice(comma + 2)];
  const rests = isAside(rest) || (head.length > LONG_HEAD && isNominal(rest) && !/ (?:and|or) /u.test(rest)); // catches "tea and milk", not "brand"
  const opens = isSmallWord((first.split(" ")[0] ?? "").toLowerCase()); // "By grade, …", "Not to name names, …"
  const scaled = MAGNITUDE.test(rest); // what the figures are told in stays in the title: it holds for each of them
  const parts = comma > 0 && first.length >= SHORT_HEAD && !opens && !scaled && isNominal(first) && rests;
  return parts ? { title: first, below: rest } : { title: head, below: "" };
}

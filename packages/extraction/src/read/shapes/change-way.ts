/** How two figures tell that one quantity changed, and which of them comes first: "from 3 to 5", "3 → 5", "to 5 from 3", "was 6, is 2". */
import { wordSet } from "../../lexicon/closed-class.ts";
import { type Atom, lowerOf, type WordAtom } from "../sentence/atom.ts";
import type { Gap, Statement } from "../statement.ts";

/** "from fewer than 100 to over 3,700" */
const ROUGHLY = wordSet("fewer less more than over under about around nearly almost just only some at least most");

/** "from a proud 4.9", "from a pandemic low of 487": what only describes the figure is left out. */
function undescribed(atoms: readonly Atom[]): readonly Atom[] {
  const at = atoms.findLastIndex((atom) => ["from", "to"].includes(lowerOf(atom)));
  const [, article, ...rest] = at < 0 ? [] : atoms.slice(at);
  const described = ["a", "an"].includes(lowerOf(article)) && rest.length <= MOST_DESCRIBING;
  return described && rest.every(({ kind }) => kind === "word") ? atoms.slice(0, at + 1) : atoms;
}
const MOST_DESCRIBING = 3;

/** What stands behind the last full stop or semicolon. */
const lastClause = (atoms: readonly Atom[]): readonly Atom[] =>
  atoms.slice(1 + atoms.findLastIndex((atom) => atom.kind === "mark" && atom.strength >= SENTENCE));

export const lastWord = (gap: Gap | undefined): string => {
  const words = undescribed(lastClause(gap?.atoms ?? [])).filter(
    (atom) => atom.kind === "word" && atom.tag !== "adv" && atom.tag !== "det" && !ROUGHLY.has(atom.lower),
  );
  const last = words.at(-1);
  return lowerOf(last);
};

export const hasWord = (atoms: readonly Atom[], words: readonly string[]): boolean =>
  atoms.some((atom) => (atom.kind === "word" || atom.kind === "mark") && words.includes(atom.lower));

const COMMA = 5;
const DASH = 4.5;
export const SENTENCE = 7;

const hasPair = (atoms: readonly Atom[], first: string, second: string): boolean =>
  atoms.some((atom, at) => {
    const next = atoms[at + 1];
    return atom.kind === "word" && atom.lower === first && next?.kind === "word" && next.lower === second;
  });

/** "has gone from 8.6 to 7.3": what is told in the perfect holds now. */
export const isPerfect = (atoms: readonly Atom[]): boolean =>
  atoms.some((atom, at) => {
    const next = atoms[at + 1];
    const has = ["has", "have"].includes(lowerOf(atom));
    return has && next?.kind === "word" && PARTICIPLE.test(next.lower);
  });

const PARTICIPLE = /(?:ed|en|ne|wn|pt|nk)$/u; // catches "fallen" and "crept", not "seats"

const isVerb = (atom: Atom): atom is WordAtom =>
  atom.kind === "word" && (atom.tag === "verb" || CONTRACTED.test(atom.lower));

/** "reaches 24", "we're at 6": what holds now. */
export const isPresent = ({ atoms }: Gap): boolean => PRESENT.test(atoms.findLast(isVerb)?.lower ?? "");
const PRESENT = /^(?!was$|has$).*[^s]s$|^are$|['’]re$/u; // catches "reaches", "is" and "we're", not "was"
const CONTRACTED = /^(?:it|we|they|i|he|she|you)['’](?:re|s|m)$/u; // catches "we're", not "Ana's"

/** "It managed 17": what no longer holds. */
const isPast = (atom: Atom): boolean => isVerb(atom) && PARTICIPLE.test(atom.lower);

/** "31 cm, then 4", "31 cm, now 4": what follows; not "31 then, 4 now". */
const isNext = ([mark, then, ...more]: readonly Atom[]): boolean =>
  mark?.kind === "mark" &&
  mark.strength >= DASH &&
  then?.kind === "axis" &&
  ["Then", "Now"].includes(then.axis.name) &&
  more.length === 0;

const RESULTS = wordSet("was were is won lost voted beat drew");

/** "The vote was 52 to 48", "me vs Jo: 15 to 20", "most prefer tea to coffee, 12 to 8": two sides of one result. */
const isResult = (lead: Gap | undefined): boolean => RESULTS.has(lastWord(lead)) || hasWord(lead?.atoms ?? [], SIDES);
const SIDES = ["vs", "v", "prefer", "prefers", "preferred", "beat", "beats"];

/** "from 3 to 5", "3 → 5", "to 5 from 3", "5, up from 3". */
export function changeWay(statement: Statement): { first: "before" | "after"; cost: number } | null {
  const [lead, link, tail] = statement.gaps;
  if (!link) return null;
  const linkWords = link.atoms;
  const leadWord = lastWord(lead);
  const linkWord = lastWord(link);
  if (hasWord(linkWords, ["→", "became"])) return { first: "before", cost: 0.1 };
  if (isNext(linkWords)) return { first: "before", cost: 0.3 };
  if (leadWord === "was" && linkWords.length < 3 && linkWord === "is") return { first: "before", cost: 0.3 }; // "was 6, is 2"
  if (hasPair(linkWords, "down", "to") && linkWord === "to") return { first: "before", cost: 0.3 };
  if (leadWord === "from" && linkWord === "to") return { first: "before", cost: 0 };
  if (linkWord === "from") return { first: "after", cost: 0 };
  if (linkWord === "to" && hasWord(lead?.atoms ?? [], ["from"])) return { first: "before", cost: 0.2 };
  const compares = hasWord(linkWords, ["compared"]); // "7 in 10 teens shop online, compared to 5 in 10 boomers"
  if (linkWord === "to" && leadWord === "to") return null; // "bikes rose to 90 and cars fell to 50"
  if (linkWord === "to" && link.strength >= 4 && !compares && linkWords.some(isVerb))
    return { first: "before", cost: 0.4 };
  if (linkWord === "to" && linkWords.length <= 3 && !compares && !hasWord(linkWords, ["votes"]) && !isResult(lead))
    return { first: "before", cost: 0.8 };
  if (
    (leadWord === "to" || (linkWords.length < 3 && !statement.figures[1]?.basis)) &&
    ["was", "were"].includes(linkWord)
  )
    return { first: "after", cost: 0.3 }; // "down to 88 a day (was 131)", "52 h, was 36"
  const now = ["now", "currently", "today", "it's", "is", "are", "stands"];
  const past = ["was", "were", "had", "used", "been"];
  const words = (gap: Gap | undefined): readonly Atom[] => gap?.atoms ?? [];
  const holds = hasWord(words(lead), now) || (lead !== undefined && isPresent(lead));
  const axisNow = (gap: Gap | undefined): boolean =>
    (gap?.axes ?? []).some(({ name }) => name === "Now" || name === "Today");
  if (
    hasWord(linkWords, ["compared", "against", "versus"]) &&
    (axisNow(lead) || hasWord(words(tail), ["when", "before", "earlier"]))
  )
    return { first: "after", cost: 0.3 };
  if (
    (link.strength >= 4 || link.atoms.at(-1)?.kind === "axis") && // "was 150 now 128"
    hasWord(words(lead), past) &&
    !hasWord(words(lead), now) &&
    (hasWord(linkWords, now) || axisNow(link)) &&
    !hasWord(linkWords, past)
  )
    return { first: "before", cost: 0.9 };
  if (
    link.strength >= DASH &&
    (holds || axisNow(lead)) &&
    (hasWord(linkWords, past) || linkWords.some(isPast)) &&
    hasWord(linkWords, ["it", "they", "that", "we", "i", "she", "he"])
  )
    return { first: "after", cost: 0.7 };
  if (hasPair(linkWords, "rather", "than") || hasPair(linkWords, "instead", "of")) return { first: "after", cost: 0.4 };
  const having = linkWords.some((atom) => lowerOf(atom) === "having");
  if (link.strength >= COMMA && (having || hasPair(lastClause(linkWords), "had", "been")))
    return { first: "after", cost: 0.5 };
  const earlier = ["previously", "formerly", "originally", "initially"];
  if (hasWord(tail?.atoms ?? [], ["before", "earlier", "previously"]) || hasWord(linkWords, earlier))
    return { first: "after", cost: 0.4 };
  return null;
}

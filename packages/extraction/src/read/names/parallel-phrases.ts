/**
 * Names of items that are told by long noun phrases, each cut in the same way. Heads where they differ: "412 complaints about
 * delivery, 203 questions about invoices, 87 thank-you notes" → Complaints · Questions · Thank-you notes; "trips to the shops 31%,
 * trips to work 27%, visits to friends 16%" whole, where two have one head; and what follows the head where all have the same:
 * "students from state schools 68%, … students from abroad 8%" → State schools · … · Abroad. Not "sales in Leeds 12, rents in York 9".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { type ItemPhrase, itemPhrases } from "./item-phrases.ts";

const LEAST = 3;
const LONGEST = 6;
const PLACES = wordSet("in on at by near");
const GENERIC = wordSet("people those ones everyone");
const ARTICLE = /^(?:the|an?|our|my|their) /iu; // catches "the shops", not "there"

const bare = (words: string): string => words.toLowerCase().replace(ARTICLE, "");
const isIn = (name: string, words: string): boolean =>
  name !== "" && ` ${words.toLowerCase()} `.includes(` ${bare(name)} `);

const whole = ({ head, rest }: ItemPhrase): string => (rest === "" ? head : `${head} ${rest}`);
/** What tells an item from others of one head: "abroad" of "students from abroad", "energy" of "waste burned for energy". */
function tailOf({ rest }: ItemPhrase): string {
  const words = rest.split(" ");
  const at = words.findLastIndex((word) => /^(?:from|for|to|about|in|on|at|of|with)$/u.test(word)); // catches "from", not "fromage"
  return words
    .slice(at + 1)
    .join(" ")
    .replace(ARTICLE, "");
}

function namesOf(phrases: readonly ItemPhrase[], names: readonly string[]): readonly string[] | null {
  const heads = phrases.map(({ head }) => singular(bare(head)));
  const [first = ""] = heads;
  const asHead = phrases.map(({ head }, at) => isIn(names[at] ?? "", head));
  const asRest = phrases.map(({ rest }, at) => isIn(names[at] ?? "", rest));
  if (heads.every((head) => head === first)) {
    const odd = names.findIndex((name) => singular(bare(name)) === first);
    const tails = phrases.map(tailOf);
    if (odd < 0 || names.some((_, at) => at !== odd && !asRest[at]) || tails[odd] === "") return null;
    return names.map((name, at) => (at === odd ? (tails[at] ?? name) : name));
  }
  const mixed = asHead.includes(true) && phrases.some(({ lead }, at) => asRest[at] && !PLACES.has(lead)); // a place names its item: "the shop in York 9"
  const cut = phrases.some(({ rest }, at) => asHead[at] && rest !== "");
  const alike = new Set(heads).size < heads.length;
  const told = phrases.every(({ head }) => !GENERIC.has(bare(head)));
  const elided = phrases.filter(({ rest }) => rest !== "").length * 2 <= phrases.length; // "a kiosk in Kobe costs 850, Osaka 1,200"
  if (phrases.length < LEAST || elided || !(mixed || (alike && cut))) return null;
  const long = phrases.some((phrase) => whole(phrase).split(" ").length > LONGEST);
  if (alike || !told) return long ? null : phrases.map(whole);
  return phrases.map(({ head }) => head);
}

/** Where the names stand in their phrases, be they in front of the figures or behind. */
function phrasesFor(scan: Scan, reading: Reading, names: readonly string[]): ItemPhrase[] | null {
  for (const left of [true, false]) {
    const phrases = itemPhrases(scan, reading, left);
    if (phrases?.every((phrase, at) => isIn(names[at] ?? "", whole(phrase)))) return phrases;
  }
  return null;
}

/** The best reading with its names so. */
export function withParallel(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const timed = reading.points.some(({ axis }) => axis && axis.family !== "band");
  if (timed || reading.points.every(({ axis }) => axis)) return rows; // "women over 50 … men under 50" has two bands
  const names = reading.points.map(({ name }) => name);
  const phrases = phrasesFor(scan, reading, names);
  const told = phrases && namesOf(phrases, names);
  if (!told || new Set(told.map((name) => name.toLowerCase())).size < told.length) return rows;
  const points = told.map((name) => ({ name }));
  return [{ ...best, reading: { ...reading, points } }, ...more];
}

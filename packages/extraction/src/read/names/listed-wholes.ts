/**
 * Items of a plain list of which the last word could be a verb, or the first an adverb, are names as they stand: "Recycled: bottle tops 12 kg, cans
 * 30 kg" → Bottle tops, "Crisps sold: ready salted 40, plain 9" → Ready salted, "Eggs: hard boiled 17%" → Hard boiled. Not "bread costs 3, milk
 * costs 2", "dad drinks 4" or "Ann scored 3".
 */
import type { Span } from "@charticle/contract";
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { PLAIN_PLURAL, singular, verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Cell } from "../reading.ts";
import { closedTag } from "../sentence/word-class.ts";
import { STORED_WORDS } from "../words/stored-words.ts";

const FEWEST = 2;
const MOST = 2;
const HEAD = /^[^\d:?]{2,60}[:?][ \n]+/u; // catches "Crisps sold: ", not "40: "
const ITEM = /^(?:(?:and|plus) )?((?:\p{Lu}{2,5}|\p{Ll}[\p{L}'’-]*)(?: \p{Ll}[\p{L}'’-]*){0,2}):? \(?[$€£]?$/u; // catches "bottle tops " and "JR pass (", not "Ann scored "
const PARTED = /^[^,;\n\d]{0,12}(?:[,;\n] ?(?:and )?| and | & )/u; // catches " kg, ", "%), " and "%, and ", not " of them, "

/** Said of who does it, or of what is paid: the list names the doers. */
const DEEDS =
  wordSet(`cost costs drinks eats reads runs walks sleeps plays makes earns gets needs takes sells scores uses spends weighs wins loses lasts
  holds has pays gives gains grows costs says likes loves wants owes leads trails`);
const PEOPLE = wordSet("i he she we they you mum mom dad gran granny grandma grandpa grandad sister brother everyone");
const PASTS =
  wordSet(`ate ran won took sold made got hit cut put set let beat spent slept drank swam rode wrote read led fell rose grew drew lost left came
  went did had gave kept saw shed spread held paid threw flew broke bought brought caught found met sent shot sank stood is was are were`);
/** In front of a participle they describe with it, though they are nouns as well. */
const WITH = wordSet(
  "sea home hand oven sun pan ready private social council hard soft well medium half part self deep free",
);
const DESCRIBING = /^\p{Ll}{3,}ing$/u; // catches "missing" in front of "features", not "the missing" or "ring"
/** Tell of the figure or of the list. */
const NAMING = wordSet("including excluding counting costing totalling being having following during");
const LEADING = wordSet("front back hard veg all soft half");

/** WordNet's classes of adjectives and adverbs. */
function isQuality(word: string): boolean {
  const id = STORED_WORDS.idOf(word);
  const sense = id < 0 ? -1 : STORED_WORDS.senseOf(id);
  return WITH.has(word) || (sense > 0 && sense < 4 && sense !== 2);
}

/** "bake" and "tops" can be things. */
const isNounToo = (word: string): boolean =>
  [word, singular(word)].some((form) => {
    const id = STORED_WORDS.idOf(form);
    return id >= 0 && STORED_WORDS.nounOf(id) > 0;
  });

/** "tops" behind "bottle", "salted" behind "ready": what was cut off is a part of the name. */
function belongs(before: string, word: string): boolean {
  if (isSmallWord(word) || closedTag(word) !== null || DEEDS.has(word) || PEOPLE.has(before)) return false;
  if (word.endsWith("ed") || word === "done") return isQuality(before);
  const base = !word.endsWith("s") && !PASTS.has(word); // "the steak bakes", not "bake"
  return (
    verbSense(word) !== null && (base || isNounToo(word)) && !PLAIN_PLURAL.test(before) && closedTag(before) === null
  );
}

/** The name made whole, where the rest of the item belongs to it. */
function wholeOf(item: string, name: string): string {
  const [words, own] = [item.toLowerCase(), name.toLowerCase()];
  if (words === own || own === "") return name;
  if (words.startsWith(`${own} `)) {
    const [tail = "", ...more] = words.slice(own.length + 1).split(" ");
    return more.length === 0 && belongs(own.split(" ").at(-1) ?? "", tail) ? item : name;
  }
  if (!words.endsWith(` ${own}`)) return name;
  const lead = words.slice(0, -own.length - 1);
  return LEADING.has(lead) || (DESCRIBING.test(lead) && !NAMING.has(lead)) ? item : name;
}

/** From the first figure of a row to its last, where the text states them in turn. */
function spanOf(row: readonly (Cell | null)[]): Span | undefined {
  const spans = row.map((cell) => (cell?.kind === "stated" ? cell.spans[0] : undefined));
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last && first[1] <= last[1] ? [first[0], last[1]] : undefined;
}

/** The readings, the best with such names. */
export function withListedWholes({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || series.length > MOST || points.some(({ axis }) => axis)) return rows;
  const spans = cells.map(spanOf);
  const head = HEAD.exec(text)?.[0].length ?? 0;
  const items = spans.map((span, at): string => {
    const last = spans[at - 1]?.[1];
    if (!span || (at > 0 && (last === undefined || last > span[0]))) return "";
    const between = text.slice(last ?? head, span[0]);
    const mark = last === undefined ? "" : (PARTED.exec(between)?.[0] ?? "");
    return last !== undefined && mark === "" ? "" : (ITEM.exec(between.slice(mark.length))?.[1] ?? "");
  });
  if (items.includes("")) return rows;
  const names = points.map(({ name }, at) => wholeOf(items[at] ?? "", name));
  if (names.every((name, at) => name === points[at]?.name)) return rows;
  const named = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}

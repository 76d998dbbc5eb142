/**
 * Songs, films and books whose titles are sentences keep all of them: "As It Was 1.4bn, Flowers 1.6bn" → As It Was, not Was;
 * "Get Out 33, Us 28", "I Will Survive 12, Respect 7". A title has a capital at each word that counts. Not "In Leeds 5, York 3", "We had
 * Apples 5" nor "In Leeds 5, In York 3".
 */
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
} from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** What stands in front of a figure up to the item's begin. */
const ITEM =
  /(?:^|[,;:|\n] ?|\d[%kKmM]?[.)]? |\b(?:and|vs|with|then) )([^\d,;:|\n]+?(?: \d{1,2})?) ?(?:[:=–-] ?|\()?[$€£]?$/u; // catches "As It Was" of "1. As It Was ", not "As It Was, "
/** Small words that a title has in small letters. */
const SMALL = new Set(["of", "the", "a", "an", "and", "in", "to", "on", "for", "with", "at", "from", "by"]);
const ASKING = new Set(["how", "why"]);
const OPENING = [ASKING, PRONOUNS, CONJUNCTIONS, PREPOSITIONS, AUXILIARIES, DETERMINERS, ADVERBS];

const isTitle = (words: readonly string[]): boolean =>
  words.every((word, at) => isCapital(word) || /^\d+$/u.test(word) || (at > 0 && SMALL.has(word))); // catches "2", not "two"

/** The whole title where the name is the end of one; null where it is no title. */
function wholeTitle(before: string, name: string): string | null {
  const title = ITEM.exec(before)?.[1] ?? "";
  const words = title.split(" ");
  const at = words.length - name.split(" ").length - (/\d$/u.test(title) && !/\d$/u.test(name) ? 1 : 0); // catches "Out 2", not "Out"
  const lost = words.slice(0, at);
  const first = lost[0]?.toLowerCase() ?? "";
  const ends = title.replace(/ \d+$/u, "").toLowerCase().endsWith(name.toLowerCase().replace(/ \d+$/u, "")); // catches " 2" of "Out 2", not "Out"
  if (at < 1 || !ends || !isTitle(words) || POSSESSIVES.has(first) || first === "not" || words[1] === "of") return null; // "Most of Leeds"
  const does = verbSense(first) === "verb" && lost.every(isCapital); // "Get Out", not "Compared to the Corolla"
  const opens = OPENING.some((set) => set.has(first)) || does;
  const placed = PREPOSITIONS.has(first) && lost.length === 1 && !PREPOSITIONS.has(name.toLowerCase()); // "In Leeds", not "Inside Out"
  return opens && !placed ? title : null;
}

/** The readings, the best with whole titles. */
export function withTitles({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.points.length < 2 || best.reading.series.length > 1) return rows;
  const { points, cells } = best.reading;
  const listed = points.every(({ name, axis }) => !axis && isCapital(name));
  if (!listed) return rows;
  const titles = points.map(({ name }, at) => {
    const figure = cells[at]?.[0]?.spans[0]?.[0] ?? 0;
    return wholeTitle(text.slice(0, figure), name);
  });
  const first = titles.flatMap((title) => (title ? [title.split(" ")[0]] : []));
  const [lead = ""] = first;
  const places = first.length === 1 && PREPOSITIONS.has(lead.toLowerCase()) && text.includes(` ${lead.toLowerCase()} `); // "In the UK 16%, in Japan 28%"
  if (first.length === 0 || places || new Set(first).size < first.length) return rows; // "In Leeds 5, In York 3"
  const told = points.map((point, at) => ({ ...point, name: titles[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points: told } }, ...more];
}

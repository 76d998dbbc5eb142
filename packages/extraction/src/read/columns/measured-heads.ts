/**
 * What is measured stands in front of the first of two that a head sets against each other: "Prices Aldi vs Waitrose: milk 1.20 vs
 * 1.35" → Aldi · Waitrose of prices; "Battery life old phone vs new: …" → Old phone · New. Not "Price cuts vs price rises: …".
 */
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { MEASURED, TOPICS } from "../../lexicon/measures.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const MARK = / ?(?:\/|(?<= )(?:vs\.?|versus|v\.?|against|and|or|&)) ?(?:the |my |our )?$/iu; // catches " vs " and "/", not ", "
const CLAUSE = /(?:^|[.!?;:,\n] ?)([^.!?;:,\n\d]+)$/u; // catches "Battery life old phone", not "2019"
/** Behind what is measured and of it: "calories burnt", "spend per head". */
const DONE = wordSet("burnt burned sold scored spent used won lost made earned paid read eaten drunk walked conceded");
const PER = wordSet("per a an");
const MORE = wordSet(
  "life economy speeds temps age ages pulse rate rates level levels share average mileage bill fees fee fare",
);
const KINDS = wordSet("life economy share battery stock time distance");
const FUELS = wordSet("petrol diesel fuel electricity battery");
const MOST_WORDS = 3;

const isMeasure = (word: string): boolean =>
  [word, singular(word)].some((one) => MEASURED.has(one) || TOPICS.has(one) || MORE.has(one));

/** How many words of a head say what is measured; 0 where none do. */
export function measuredWords(words: readonly string[]): number {
  const lower = words.map((word) => word.toLowerCase());
  let at = lower.findLastIndex((word, place) => place < words.length - 1 && isMeasure(word)) + 1;
  if (at === 0) return 0;
  if (DONE.has(lower[at] ?? "")) at++;
  if (PER.has(lower[at] ?? "")) at += 2;
  const [before = "", next = "", last = ""] = [lower[at - 1], lower[at], lower.at(-1)];
  const compound = next.endsWith("ing") && !/(?:s|nt|ed)$/u.test(before); // catches "weight" of "weight training", not "calories burnt running"
  const other = isMeasure(last) && !FUELS.has(last); // "income tax"
  const opens = at === 1 && KINDS.has(before); // "life insurance"
  return at < words.length && !isSmallWord(next) && !compound && !other && !opens ? at : 0;
}

/** What the first of two is called without what is measured of both, and that. */
function partedHead(head: string, first: string, second: string): { name: string; measure: string } | null {
  const place = head.toLowerCase().lastIndexOf(second.toLowerCase());
  const [mark = ""] = MARK.exec(head.slice(0, Math.max(place, 0))) ?? [];
  const clause = mark && CLAUSE.exec(head.slice(0, place - mark.length))?.[1]?.trim();
  if (!clause?.toLowerCase().endsWith(first.toLowerCase())) return null;
  const words = clause.split(" ");
  const count = measuredWords(words);
  const [measure, name] = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
  const shorter = count > 0 && name.length < first.length && words.length - count <= MOST_WORDS;
  return shorter && !second.split(" ").some((word) => isMeasure(word.toLowerCase())) ? { name, measure } : null;
}

/** The readings, the best with its first series so. */
export function withMeasuredHeads({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first = "", second = "", more] = best?.reading.series ?? [];
  if (!best || second === "" || more !== undefined || !first.includes(" ")) return rows;
  const { reading } = best;
  const start = Math.min(...reading.cells.flatMap((row) => row.flatMap((cell) => cell?.spans[0]?.[0] ?? [])));
  const parted = partedHead(text.slice(0, start), first, second);
  if (!parted) return rows;
  const series = [parted.name, second];
  return [{ ...best, reading: { ...reading, series, measure: reading.measure ?? parted.measure } }, ...others];
}

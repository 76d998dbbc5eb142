/**
 * The noun phrase that each item of a list is told by, parted into its head and what follows the head:
 * "trips to work or school 27%" → trips · to work or school; "203 questions about invoices" → questions · about invoices.
 */
import { AUXILIARIES, HEDGES, isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Reading } from "../reading.ts";

export type ItemPhrase = { head: string; lead: string; rest: string };

const LEADS = wordSet(
  "to from about for with without of in on at by over under during between among against aged who that going sent living",
);
const ARTICLES = wordSet("the a an our my all and but while whereas with");
const TAILS = wordSet("for at with on to by is was are were of it's about just only some");
const SEPARATOR = /^[^,;.:]*?(?:[,;.:] |\) )|^ (?:and|but|while) /u; // catches " of journeys, ", not " trips to work"
const STARTS = /^.*(?:[.!?:;\n,] ?)/su; // catches "Last year, " in front of "trips to the shops", not "trips"
const INNER = /[,;.:()?!]/u; // catches a mark, not " and "

const isParticiple = (word: string): boolean => word.endsWith("ed") || word.endsWith("ing");

/** Where the finite verb stands; the length where there is none. */
function verbIn(words: readonly string[]): number {
  const finite = words.flatMap((word, at) => {
    const lower = word.toLowerCase();
    const before = words[at - 1]?.toLowerCase() ?? "";
    const bound = at === 0 || LEADS.has(before) || ARTICLES.has(before); // "who live", "from unlocked sheds"
    const ends = at === words.length - 1 && words.includes("who") && verbSense(lower) !== null; // "people who live alone spend"
    return !bound && (ends || AUXILIARIES.has(lower) || verbSense(lower) === "verb") ? [at] : [];
  });
  const [first = words.length, ...later] = finite;
  const next = words[first + 1]?.toLowerCase() ?? "";
  if (later.length > 0 && LEADS.has(next)) return later.at(-1) ?? first; // "waste sent for recycling was"
  return isParticiple(words[first] ?? "") && LEADS.has(next) ? words.length : first;
}

/** "Went", "missing" and "switch", not "trips" or "calls". */
const isDoing = (word: string): boolean =>
  verbSense(word) === "verb" || (verbSense(word) !== null && !word.endsWith("s")) || /(?:ed|ing)$/u.test(word); // catches "missing", not "trips"

const isTold = (word: string): boolean => AUXILIARIES.has(word) || (verbSense(word) === "verb" && !isParticiple(word));

function parted(chunk: string, left: boolean): ItemPhrase | null {
  if (INNER.test(chunk)) return null;
  const all = chunk.trim().split(" ").filter(Boolean);
  const from = all.findIndex((word) => !ARTICLES.has(word.toLowerCase()));
  if (from < 0) return null;
  const told = all.slice(from);
  const end = verbIn(told);
  if (!left && (told.length > 5 || told.slice(1).some((word) => isTold(word.toLowerCase())))) return null; // "one in eight adults in the region smokes"
  const words = told.slice(0, end);
  while (words.length > 1 && (TAILS.has(words.at(-1) ?? "") || HEDGES.has(words.at(-1) ?? ""))) words.pop();
  const lead = words.findIndex(
    (word, at) => at > 0 && (LEADS.has(word) || (isParticiple(word) && LEADS.has(words[at + 1] ?? ""))),
  );
  const opens = words[0]?.toLowerCase() ?? "";
  const to = lead < 0 ? words.length : lead;
  const head = words.slice(0, to).join(" ");
  if (head === "" || to > 4 || words.some((word) => !/^[\p{L}\d]/u.test(word)) || isSmallWord(opens) || isDoing(opens))
    return null;
  const priced = /^(?:at|for)$/u.test(words[to] ?? "") && /^[$€£₹]?\d/u.test(words[to + 1] ?? ""); // catches "at 12 bolivianos", not "about delivery"
  return priced ? { head, lead: "", rest: "" } : { head, lead: words[to] ?? "", rest: words.slice(to).join(" ") };
}

/** The phrases of all items, in front of their figures or behind them; null where one is told in another way. */
export function itemPhrases({ text }: Scan, { cells }: Reading, left: boolean): ItemPhrase[] | null {
  const spans = cells.map(([cell]) => (cell?.kind === "stated" ? cell.spans[0] : undefined));
  const found = spans.map((span, at) => {
    if (!span) return null;
    const [start, end] = span;
    const before = spans[at - 1]?.[1] ?? 0;
    if (before > start) return null;
    if (!left) return parted(text.slice(end).split(/[,;.!?]| and (?=\d)/u)[0] ?? "", left); // catches ", 203" and " and 87", not " and family"
    const chunk = text.slice(before, start).replace(/[$€£₹]$/u, ""); // catches "£" in front of "12"
    return parted(at === 0 ? chunk.replace(STARTS, "") : chunk.replace(SEPARATOR, ""), left);
  });
  return found.every((phrase) => phrase !== null) ? found : null;
}

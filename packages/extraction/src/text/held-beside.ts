/**
 * Figures each told beside what was expected or came before, as lists of economic news have it: "GDP 2.1% vs 1.9% expected, CPI 3.2% vs 3.4% expected" → a
 * table of what is Actual and Expected; "Sales at 0.5% vs 0.3% prior⏎Wages at 0.4% vs 0.1% prior" → Now · Prior. Not "Ann 5 vs Bo 3", nor one alone.
 */
import { membersOf } from "./members.ts";
import { matches, matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const FIGURE =
  "[+−-]?[$€£¥]?\\d[\\d.,]*(?<=\\d)(?:%|bps?|[kKmMbBtT]|bn|mn|tn| (?:million|billion|trillion))?(?![\\p{L}\\d])";
const WORD =
  "expected|expectations?|exp\\.?|est\\.?|estimated?|estimates|forecasts?|consensus|projected|anticipated|budgeted|prior|previous(?:ly)?|prev\\.?";
const ITEM = new RegExp(
  `^[\\s•*·–-]*(?<name>\\p{L}[^\\d\\n:;]{0,40}?\\p{L}\\)?|\\p{L}[\\p{L}\\d &/.-]{0,40}?)(?: (?:at|of|is|was|were|are|came in at|rose|grew))?:? (?<now>${FIGURE})(?:,? (?:vs\\.?|versus|v\\.?|against|compared (?:with|to)) | \\()(?:(?:an? |the )?(?<lead>${WORD}):?(?: of)? )?(?<then>${FIGURE})(?: (?<tail>${WORD}))?\\)?(?:,? (?:and |vs\\.? )?(?<third>${FIGURE}) (?<last>${WORD}))?[.!]?$`,
  "iu",
); // catches "GDP 2.1% vs 1.9% expected" and "EPS $1.14 (est. $1.02)", not "Ann 5 vs Bo 3"
const APART =
  /\n+|; (?:and )?|, (?:and |while )?(?=\p{L}{2}[^,;\n]*?\d[^,;\n]*?(?:\bvs?\b|versus|against|compared|\())|(?<=\)) (?=\p{Lu})/gu; // catches "; " and ", " in front of "CPI 3.2% vs", not the "," of "1,204"
const HEAD = /^[^\d]{2,60}:\s*/u; // catches "Out today: ", not "Q3: "
const CUE = new RegExp(`(?:${WORD})`, "iu"); // catches "expected", not "expert"
const EARLIER = /^(?:prior|prev)/iu; // catches "previous", not "expected"
const AHEAD = /\b(?:expected|forecast|due|estimates?|consensus)\b/iu; // catches "Sales are expected at:", not "Out today:"
const FULL: ReadonlyMap<string, string> = new Map([
  ["exp", "Expected"],
  ["est", "Estimate"],
  ["prev", "Previous"],
  ["previously", "Previous"],
  ["expectation", "Expected"],
  ["expectations", "Expected"],
  ["estimates", "Estimate"],
  ["estimated", "Estimate"],
  ["forecasts", "Forecast"],
]);
const FEWEST = 2;

type Item = { name: Piece; values: Piece[]; words: string[] };

const columnOf = (word: string): string => {
  const lower = word.toLowerCase().replace(/\.$/u, ""); // catches the point of "est."
  return FULL.get(lower) ?? lower.charAt(0).toUpperCase() + lower.slice(1);
};

/** The item between two places of the text; null where it is told otherwise. */
function itemOf(text: string, from: number, to: number): Item | null {
  const part = text.slice(from, to);
  const { name = "", now = "", lead, then = "", tail, third, last } = ITEM.exec(part)?.groups ?? {};
  if (name === "" || (lead === undefined) === (tail === undefined)) return null;
  let at = from + part.indexOf(name) + name.length;
  const values = [now, then, ...(third === undefined ? [] : [third])].map((value): Piece => {
    const start = text.indexOf(value, at);
    at = start + value.length;
    return [start, at];
  });
  const start = from + part.indexOf(name);
  return {
    name: [start, start + name.length],
    values,
    words: [lead ?? tail ?? "", ...(last === undefined ? [] : [last])].map(columnOf),
  };
}

/** Null where the text is no such list. */
export function heldBeside(text: string): Squeezed | null {
  if (/[\t|]/u.test(text) || !matches(text, CUE) || !/ v(?:s|ersus)?\b|against|compared|\(/u.test(text)) return null; // catches " vs ", not "vary"
  const head = matchIn(text, HEAD)?.[0] ?? "";
  const start = itemOf(text, 0, text.search(/\n|;|$/u)) ? 0 : head.length; // catches the first line break, not " "
  const items: Item[] = [];
  for (const [from, to] of membersOf(text, [start, text.trimEnd().length], APART)) {
    if (text.slice(from, to).trim() === "") continue;
    const item = itemOf(text, from, to);
    if (!item) return null;
    items.push(item);
  }
  const [words] = items.map((item) => item.words);
  const alike = items.every((item) => item.words.join() === words?.join());
  if (items.length < FEWEST || !words || !alike || new Set(words).size < words.length) return null;
  const own = !EARLIER.test(words[0] ?? "") ? "Actual" : start > 0 && AHEAD.test(head) ? "Expected" : "Now";
  if (words.includes(own)) return null;
  const above = head.replace(/[\s:]+$/u, ""); // catches ": ", not "today"
  return pieced(text, [
    ...(start > 0 ? ([[0, above.length], "\n"] as Piece[]) : []),
    ` \t${[own, ...words].join("\t")}`,
    ...items.flatMap(({ name, values }): Piece[] => ["\n", name, ...values.flatMap((value): Piece[] => ["\t", value])]),
  ]);
}

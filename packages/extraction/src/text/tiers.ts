/**
 * Rates and prices told with how far they reach: "Income tax: 0% up to £12,570, 20% up to £50,270, 45% above" → a table of Up to £12,570 · Up
 * to £50,270 · Above. Not "up 5% to £12m, 8% to £50m", nor "5% up to 8% more".
 */
import { groupSpans, membersOf } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const RATE = "[$€£]?\\d[\\d.,]*(?<=\\d)(?:%|p|[kKmM])?";
const AMOUNT = "[$€£]?\\d[\\d.,]*(?<=\\d)(?:[kKmM](?!\\p{L})| ?(?!(?:in|on|at|for|and|by|of)\\b)\\p{L}{1,8})?"; // catches "£10k" and "3 hours", not "12 in"
const REACH = `(?:(?:for )?(?:up to|under|over|above|below|beyond|from|to) ${AMOUNT}|(?:above|beyond|after|over|thereafter|after that|above that|beyond that|for the rest|on the rest|for more|for anything above|for anything over)(?: ${AMOUNT})?)`;
const ITEM = new RegExp(`^(?:then |and |it's |is )*(?<rate>${RATE}) (?<reach>${REACH})$`, "diu"); // catches "0% up to £12,570" and "45% above", not "12 in May"
const OPENS = /\bup to\b|\bunder\b|\bbelow\b|\bover\b|\babove\b/iu; // catches "up to £50", not "to £50"
const APART = /, (?:and |then )?|; (?:and |then )?| and (?=[$€£]?\d)| then (?=[$€£]?\d)/gu; // catches ", " and " and ", not the "," of "12,570"
const HEAD = /^(?<words>[^\d:]{2,50}?)(?:(?: (?:is|are|costs?|pays?|at))|:|,)? (?=[$€£]?\d)/diu; // catches "Income tax: " and "Postage is ", not "Q1: 5"
const FEWEST = 2;

/** Null where the text is no such list. */
export function tiers(text: string): Squeezed | null {
  if (!OPENS.test(text) || text.includes("\n")) return null;
  const head = HEAD.exec(text);
  const end = text.trimEnd().replace(/[.!]$/u, "").length; // catches the last ".", not that of "1.5"
  const found = membersOf(text, [head?.[0].length ?? 0, end], APART).map(([start, stop]) =>
    groupSpans(ITEM.exec(text.slice(start, stop)), start),
  );
  const told = found.flatMap(({ rate, reach }) => (rate && reach ? [{ rate, reach }] : []));
  const [first] = told;
  if (!first || told.length < Math.max(FEWEST, found.length) || !OPENS.test(text.slice(...first.reach))) return null;
  const signs = new Set(told.map(({ rate }) => /[$€£%p]/u.exec(text.slice(...rate))?.[0] ?? "")); // catches "£" and "%"
  if (signs.size !== 1) return null;
  const { words } = groupSpans(head, 0);
  return pieced(text, [
    ...(words ? [words, "\n"] : []),
    ...told.flatMap(({ rate, reach }, at): Piece[] => [...(at > 0 ? ["\n"] : []), reach, "\t", rate]),
  ]);
}

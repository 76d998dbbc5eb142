/**
 * Rates and prices told with how far they reach: "Income tax: 0% up to £12,570, 20% up to £50,270, 45% above" → a table of Up to £12,570 · Up
 * to £50,270 · Above. Not "up 5% to £12m, 8% to £50m", nor "5% up to 8% more".
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const RATE = "[$€£]?\\d[\\d.,]*(?<=\\d)(?:%|p|[kKmM])?";
const AMOUNT = "[$€£]?\\d[\\d.,]*(?<=\\d)(?:[kKmM](?!\\p{L})| ?(?!(?:in|on|at|for|and|by|of)\\b)\\p{L}{1,8})?"; // catches "£10k" and "3 hours", not "12 in"
const REACH = `(?:(?:for )?(?:up to|under|over|above|below|beyond|from|to) ${AMOUNT}|(?:above|beyond|after|over|thereafter|after that|above that|beyond that|for the rest|on the rest|for more|for anything above|for anything over)(?: ${AMOUNT})?)`;
const ITEM = new RegExp(`^(?:then |and |it's |is )*(?<rate>${RATE}) (?<reach>${REACH})$`, "iu"); // catches "0% up to £12,570" and "45% above", not "12 in May"
const OPENS = /\bup to\b|\bunder\b|\bbelow\b|\bover\b|\babove\b/iu; // catches "up to £50", not "to £50"
const APART = /, (?:and |then )?|; (?:and |then )?| and (?=[$€£]?\d)| then (?=[$€£]?\d)/gu; // catches ", " and " and ", not the "," of "12,570"
const HEAD = /^(?<words>[^\d:]{2,50}?)(?:(?: (?:is|are|costs?|pays?|at))|:|,)? (?=[$€£]?\d)/iu; // catches "Income tax: " and "Postage is ", not "Q1: 5"
const FEWEST = 2;

type Tier = { rate: Piece; reach: Piece };

function tiersIn(text: string, from: number): Tier[] | null {
  const end = text.trimEnd().replace(/[.!]$/u, "").length; // catches the last ".", not that of "1.5"
  const parts = [...text.slice(from, end).matchAll(APART)].flatMap(({ index, 0: mark }) => [
    from + index,
    from + index + mark.length,
  ]);
  const places = [from, ...parts, end];
  const tiers: Tier[] = [];
  for (let at = 0; at + 1 < places.length; at += 2) {
    const [start = 0, stop = 0] = places.slice(at, at + 2);
    const found = ITEM.exec(text.slice(start, stop));
    const { rate = "", reach = "" } = found?.groups ?? {};
    if (!found) return null;
    const reached = stop - reach.length;
    tiers.push({ rate: [reached - 1 - rate.length, reached - 1], reach: [reached, stop] });
  }
  return tiers;
}

/** Null where the text is no such list. */
export function tiers(text: string): Squeezed | null {
  if (!OPENS.test(text) || text.includes("\n")) return null;
  const head = HEAD.exec(text);
  const from = head?.[0].length ?? 0;
  const found = tiersIn(text, from);
  const [first] = found ?? [];
  const told = (piece: Piece): string => (typeof piece === "string" ? piece : text.slice(piece[0], piece[1]));
  if (!found || !first || found.length < FEWEST || !OPENS.test(told(first.reach))) return null;
  const signs = new Set(found.map(({ rate }) => /[$€£%p]/u.exec(told(rate))?.[0] ?? "")); // catches "£" and "%"
  if (signs.size !== 1) return null;
  const words = head?.groups?.words ?? "";
  return pieced(text, [
    ...(words === "" ? [] : ([[0, words.length], "\n"] as Piece[])),
    ...found.flatMap(({ rate, reach }, at): Piece[] => [...(at > 0 ? ["\n"] : []), reach, "\t", rate]),
  ]);
}

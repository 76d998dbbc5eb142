/**
 * Counts with what each costs in brackets are a table of both: "hoodies 212 sold ($38), tees 480 sold ($22)" → Sold · Price. Not "hoodies 212 sold ($38k)",
 * which may be the takings, nor where one has no price.
 */
import type { Span } from "@charticle/contract";
import { groupSpans } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const HEAD = /^[^:\d(]{2,60}?(?:[!:]+ ?|\n)/u; // catches "SALE RESULTS!! ", not "hoodies 212"
const ITEM =
  /(?<name>\p{L}[^\d:,;.!?()\n]{0,30}?):? (?<count>\d[\d,]*(?<=\d)) (?<noun>\p{Ll}{3,12}) \((?<price>[$€£]\d+(?:\.\d\d)?)(?: each| apiece)?\)(?<end>, (?:and )?|; | and |\n|[.!]?[^\p{L}\d(]*$)/duy; // catches "hoodies 212 sold ($38), ", not "hoodies 212 ($38k)"
const ASK = /\d \p{Ll}{3,12} \([$€£]\d/u; // catches "212 sold ($38", not "212 ($38"
const FEWEST = 2;
const NOTHING: Span = [0, 0];

/** The items from a place on to the end; none where something else stands between. */
function itemsFrom(text: string, from: number): Readonly<Record<string, Span>>[] {
  const items: Readonly<Record<string, Span>>[] = [];
  ITEM.lastIndex = from;
  for (let found = ITEM.exec(text); found; found = ITEM.exec(text)) {
    items.push(groupSpans(found, 0));
    if (ITEM.lastIndex >= text.length) return items;
  }
  return [];
}

/** Null where the text is told otherwise. */
export function pricedCounts(text: string): Squeezed | null {
  if (!ASK.test(text)) return null;
  const [head = ""] = HEAD.exec(text) ?? [];
  const whole = itemsFrom(text, 0);
  const items = whole.length > 0 ? whole : itemsFrom(text, head.length);
  const [first] = items;
  const nouns = new Set(items.map(({ noun = NOTHING }) => text.slice(...noun)));
  if (!first?.noun || items.length < FEWEST || nouns.size > 1) return null;
  const rows = items.flatMap(({ name = NOTHING, count = NOTHING, price = NOTHING }): Piece[] => [
    "\n",
    name,
    "\t",
    count,
    "\t",
    price,
  ]);
  const title: Piece[] = whole.length > 0 || head === "" ? [] : [[0, head.replace(/[!:\s]+$/u, "").length], "\n"]; // catches "!! ", not "RESULTS"
  return pieced(text, [...title, " \t", first.noun, "\tPrice", ...rows]);
}

/**
 * What was sold and for how much, told of one size after another: "Dresses by size. 8s: 14 sold, average £22. 10s: 31 at £19. 16+: only 9 but at £37 apiece" →
 * a table of Sold and Average. Three at least; not sizes of which one has no price, nor kinds
 * with names, whose counts are read as they stand.
 */
import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const FEWEST = 3;

const KEY = "(?:size )?\\d{1,2}(?:s|\\+)";
const ITEM = new RegExp(
  `(?<key>${KEY}):? (?:only |just )?(?<count>\\d{1,4})(?: (?<noun>(?!but |and |for )\\p{Ll}{3,12}))?,?(?: but| and)?(?: (?:at|for|going for|averaging|@))?(?: (?:an? )?(?<lead>average|avg|mean|median)(?: of| price)?)? (?<price>[$€£]\\d[\\d.,]*(?<=\\d))(?: (?:each|apiece|on average|a piece|a go))?(?<end>[.;\\n]\\s*|,[^\\d]*$|[.!?]?$)`,
  "duy",
); // catches "8s: 14 sold, average £22. " and "10s: 31 at £19. ", not "8s: 14. "
const HEAD = /^[^:\d]{2,60}?[.:\n]\s*/u; // catches "Dresses by size, last month. ", not "8s: "

/** Null where the text is told otherwise. */
export function countsAndPrices(text: string): Squeezed | null {
  if (!/\d[^.;\n]{0,24} [$€£]\d/u.test(text)) return null; // catches "14 sold, average £22", not "£22"
  const [head = ""] = matchIn(text, HEAD) ?? [];
  const rows: Piece[] = [];
  const nouns: string[] = [];
  const leads: string[] = [];
  ITEM.lastIndex = head.length;
  for (let found = matchIn(text, ITEM); found; found = matchIn(text, ITEM)) {
    const { key, count, price } = found.indices?.groups ?? {};
    if (!key || !count || !price) return null;
    rows.push("\n", key, "\t", count, "\t", price);
    nouns.push(found.groups?.noun ?? "");
    leads.push(found.groups?.lead ?? "");
    if (ITEM.lastIndex < text.length) continue;
    const told = nouns.filter((noun) => noun !== "");
    const alike = new Set(told).size === 1 && nouns.length >= FEWEST;
    const title: Piece[] = head === "" ? [] : [[0, head.replace(/[.:\s]+$/u, "").length], "\n"]; // catches ". ", not "size"
    const priced = leads.find((lead) => lead !== "") ? "Average price" : "Price";
    return alike ? pieced(text, [...title, ` \t${told[0]}\t${priced}`, ...rows]) : null;
  }
  return null;
}

/**
 * A label of what food holds, all in one run or a line each: "Total Fat 14g 22% Saturated Fat 4g 20% Sodium 510mg 21%" → the shares of a day,
 * where most have one. Not "Milk 200 g 30% fat", nor amounts alone.
 */
import { type Piece, pieced } from "../pieced.ts";
import type { Squeezed } from "../squeezed.ts";

const ITEM = /(\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2}):? (\d+(?:\.\d+)?) ?(?:m?c?g|µg|IU)(?: (\d{1,3}%))?(?=[\s,;.]|$)/gu; // catches "Total Fat 14g 22%", not "fat 14g"
const LEAD = /^(?:amount per serving|nutrition facts)?[^\d\n]{0,40}\n?$/iu; // catches "% Daily Value ", not "Serves 4"
const HEAD = /%? ?daily value\*?/iu; // catches "% Daily Value", not "value"
const FEWEST = 4;
const GAP = 3;

/** Null where the text is no such label. */
export function nutrition(text: string): Squeezed | null {
  if (!/\d ?m?g \d{1,3}%/u.test(text)) return null; // catches "14g 22%", not "14g"
  const plain = text.replace(HEAD, (head) => " ".repeat(head.length));
  const items = [...plain.matchAll(ITEM)];
  const shared = items.filter(([, , , share]) => share !== undefined);
  const [first] = items;
  if (!first || shared.length < FEWEST || shared.length * 2 <= items.length) return null;
  const held = items.every(({ index }, at) => {
    const last = items[at - 1];
    return !last || index - last.index - last[0].length <= GAP;
  });
  if (!held || !LEAD.test(plain.slice(0, first.index))) return null;
  const rows = shared.flatMap(({ index, 0: found, 1: name = "", 3: share = "" }): Piece[] => {
    const end = index + found.length;
    return ["\n", [index, index + name.length], "\t", [end - share.length, end]];
  });
  return pieced(text, ["Nutrient\t% daily value", ...rows]);
}

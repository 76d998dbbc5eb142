/**
 * Where something is to be found, as a sentence of its own at the end, is no figure: "Brunello 97, Barolo 95. Stand 14, hall B." Not "Hall A 40. Hall B
 * 12.", where another is told so, nor "Rooms 12."
 */
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const ENDS = /\d[^\d]{0,32}$/u; // catches "14, hall B.", not "14 sold by then, all of them to schools"
const PLACE =
  /(?<=[.!?\n)] ?)(?:(?:find|meet|visit|see) us (?:at|in) )?(?<noun>room|stand|stall|booth|hall|gate|platform|suite|aisle|bay|pavilion|classroom|building) \d{1,4}(?:, [^\d.,!?\n]{1,30})?[.!]?\s*$/iu; // catches ". Stand 14, hall B.", not ". Stand 14 sold 3" or ", room 12"
const FEWEST = 2;

/** The mentions, such a number aside. */
export function foundAt(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const found = ENDS.test(scan.text) ? PLACE.exec(scan.text) : null;
  const noun = found?.groups?.noun?.toLowerCase();
  if (!found || !noun) return mentions;
  const others = mentions.filter((mention) => isFigure(mention) && mention.end <= found.index).length;
  if (others < FEWEST || scan.text.slice(0, found.index).toLowerCase().includes(noun)) return mentions;
  return mentions.map((mention) =>
    mention.end > found.index ? aside(scan, mention.from, mention.to, "where it is") : mention,
  );
}

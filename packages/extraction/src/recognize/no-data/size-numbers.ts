/**
 * The one size that a text asks for is no figure: "212 parcels in 2018, 305 in 2019. We need tins and nappies size 5." Not "size 5: 12 pairs", where
 * sizes are counted, nor "from size 14 to size 10".
 */
import { isNumberAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const FEWEST = 3;
const ENDS: ReadonlySet<string> = new Set([".", ",", "!", ")", ";", ""]);

/** "nappies size 5." */
const isSize = (scan: Scan, { from, to }: Mention): boolean =>
  lowerAt(scan, from - 1) === "size" &&
  lowerAt(scan, from - 2).endsWith("s") &&
  isNumberAt(scan, from) &&
  (ENDS.has(lowerAt(scan, to)) ||
    tokenAt(scan, to).kind === "line" ||
    ["and", "please", "or"].includes(lowerAt(scan, to)));

/** The mentions, that number a part of a name. */
export function sizeNumbers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (!says(scan, ["size"]) || figures.length < FEWEST) return mentions;
  const sizes = scan.tokens.filter(({ lower }) => lower === "size" || lower === "sizes");
  if (sizes.length !== 1) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && mention.bare && isSize(scan, mention)
      ? { kind: "name", ...placeOf(scan, mention.from, mention.to) }
      : mention,
  );
}

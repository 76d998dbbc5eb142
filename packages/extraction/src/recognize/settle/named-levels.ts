/**
 * "Reds 41 seats (+6), Blues 38 (-9), Greens 12 (+3)": a number with its noun in front of a change is a level like those of its list, no part of the name.
 * Not "Fiat 500 sales (+6%), Polo sales (-3%)", where the changes are all that is told.
 */
import { lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const CHANGE = /^(?: \p{Ll}{3,}){0,2} ?\((?:[+−–-] ?\d|(?:up|down) \d)/u; // catches " seats (+6" and " (-9", not " (2019"
const OPENS = /\((?:[+−–-] ?\d|(?:up|down) \d)/u; // catches "(+6", not "(6"

export function namedLevels(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!OPENS.test(scan.text)) return mentions;
  const isLevel = ({ end }: Mention): boolean => CHANGE.test(scan.text.slice(end));
  const levels = mentions.filter((mention) => isFigure(mention) && !mention.signed && isLevel(mention));
  if (levels.length === 0) return mentions;
  return mentions.map((mention) => {
    const plain = mention.kind === "name" && isLevel(mention) && lowerAt(scan, mention.to - 1) !== "";
    return (plain ? figureAt(scan, mention.to - 1) : null) ?? mention;
  });
}

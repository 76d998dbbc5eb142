/**
 * What fell first tells that the others fell as well, where nothing says anew which way they went: "Bath saw sales fall 9%, Oslo 26%", "sales are 3% lower in
 * Turin and 5% in Oslo", "visits fell in May (36%) and June (24%)". Texts that tell of rises beside are read by mixed-changes.ts. Not "sales fell 5%,
 * margin 12%", nor "lost 5% of its trees".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { CHANGE_NOUNS } from "../../lexicon/relation-words.ts";
import { matchesIn } from "../../text/needs/matches.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { RATES } from "../settle/rates-apart.ts";
import { FALLING, RISING, WORSE, waysOf } from "./mixed-changes.ts";
import { NAMED } from "./named-falls.ts";

/** What is lost is counted as often: "lost 5% of its trees". */
const LOSING = wordSet("lost lose loses losing off down");
/** "26% fewer than 41%", "6 or less 20%": no change. */
const COMPARING = /\bthan\b|\bor (?:less|fewer|lower|under)\b/iu; // catches "than" and "or less", not "less"
const LEAST = 2;

/** A change of so much, which no other rule has told yet. */
const isPlain = (scan: Scan, { value, basis, range, part, signed, to }: Figure): boolean =>
  value !== 0 && !basis && !range && !part && !signed && lowerAt(scan, to) !== "of";

export function carriedFalls(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, FALLING) || says(scan, LOSING) || says(scan, RATES) || says(scan, WORSE)) return mentions;
  if (COMPARING.test(scan.text) || matchesIn(scan.text, NAMED).length > 0) return mentions;
  const figures = mentions.filter(isFigure);
  const [first] = figures;
  const symbols = new Set(figures.flatMap(({ unit }) => (unit ? [unit.symbol] : [])));
  const rises = says(scan, RISING) || scan.tokens.some(({ lower }) => CHANGE_NOUNS.get(lower) === 1);
  const told = first?.unit?.symbol === "%" && symbols.size === 1 && !rises;
  if (!first || !told || figures.length < LEAST || !figures.every((figure) => isPlain(scan, figure))) return mentions;
  if (!waysOf({ scan, mentions }, figures)?.every((way) => way < 0)) return mentions;
  return mentions.map(
    (mention): Mention =>
      isFigure(mention)
        ? {
            ...mention,
            unit: first.unit,
            bare: false,
            weak: false,
            value: -Math.abs(mention.value),
            signed: true,
            basis: { spans: [], how: "" },
          }
        : mention,
  );
}

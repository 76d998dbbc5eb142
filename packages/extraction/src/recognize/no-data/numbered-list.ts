/**
 * Names in their order, numbered from one: "Winners: 1 Ann, 2 Ben, 3 Cy" · "1. Sinner 2. Alcaraz 3. Zverev" · "Agenda: 1 budget,
 * 2 staff, 3 AOB". Not "1 dog, 2 cats, 3 fish" nor "Goals: 1 Kane, 2 Saka, 3 Rice".
 */

import { singular } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const FEWEST = 3;
const RANKED =
  /(?:^|[.!?\n] ?|[\p{L}'’] )(?:winners?|results?|seeds?|seedings?|top \d+(?: \p{L}+)?|top (?:three|four|five|ten)|podium|rankings?|ranked|(?:running|finishing|batting|speaking) order|placings?|standings|finishers|agenda|line-?up|set ?list|track ?list|steps?|rules?|priorities|to-?do(?: list)?|contents|stops|chapters|order of play)(?: today| tonight| so far)? ?[:–—-] ?$/iu; // catches "Winners: " in front of "1 Ann", not "Goals: "
const NAMED = /^[.):]? ?(\p{L}[\p{L}'’-]*)/u; // catches " Ann" and ". Ann" behind "1", not ", 2"
const CAPITAL = /^[.):]? ?(\p{Lu}[\p{L}'’-]*)/u; // catches " Ann", not " ann"

const isCounted = ({ bare, unit, value }: Figure, at: number): boolean => bare && unit === null && value === at + 1;

/** No plural behind "2": "Results: 1 win, 2 draws". */
const isOne = (word: string | undefined, at: number): boolean =>
  word !== undefined && (at === 0 || isCapital(word) || singular(word) === word);

export function numberedList(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const [first] = figures;
  if (!first || figures.length < FEWEST || !figures.every(isCounted)) return mentions;
  const behind = figures.map(({ end }) => scan.text.slice(end));
  const before = scan.text.slice(0, first.start);
  const words = behind.map((text) => matchIn(text, CAPITAL)?.[1] ?? "");
  const bare = before.trim() === "" && words.every((word) => word !== "" && singular(word) === word);
  const ranked = RANKED.test(before) && behind.every((text, at) => isOne(matchIn(text, NAMED)?.[1], at));
  if (!bare && !ranked) return mentions;
  return mentions.map(
    (mention): Mention =>
      isFigure(mention)
        ? { kind: "aside", why: "number of a list", ...placeOf(scan, mention.from, mention.to) }
        : mention,
  );
}

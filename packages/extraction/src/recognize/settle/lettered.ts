/**
 * Things told apart by a letter, each with its figure and no mark between them: "team A 3 team B 5 team C 2", "vitamin C 80
 * vitamin D 20" → B and 5 are a name and a figure, not the name "B 5". Not "bus B 5, bus C 12", nor "Block B 5 is full".
 */
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const FEWEST = 2;

/** "team B 5" at its letter: the same noun stands in front of other letters. */
const isLettered = (scan: Scan, at: number, noun: string): boolean =>
  lowerAt(scan, at - 1) === noun && /^\p{L}$/u.test(lowerAt(scan, at)) && isNumberAt(scan, at + 1); // catches "b", not "5a"

export function lettered(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const names = mentions.filter(
    ({ kind, from, to }) =>
      kind === "name" && to - from === 2 && /^\p{L}$/u.test(lowerAt(scan, from)) && isNumberAt(scan, to - 1), // catches "B", not "iPhone"
  );
  const [first] = names;
  const noun = first ? lowerAt(scan, first.from - 1) : "";
  if (!first || !isWordAt(scan, first.from - 1) || noun.length < 2) return mentions;
  const places = scan.tokens.flatMap((_, at) => (isLettered(scan, at, noun) ? [at] : []));
  const inTurn = places.every((at, turn) => turn === 0 || at - (places[turn - 1] ?? 0) <= 4); // "team A 3 pts team B"
  const letters = new Set(places.map((at) => tokenAt(scan, at).lower));
  if (places.length < FEWEST || !inTurn || letters.size < places.length) return mentions;
  return mentions.map((mention) =>
    !isFigure(mention) && names.includes(mention) && places.includes(mention.from)
      ? (figureAt(scan, mention.to - 1) ?? mention)
      : mention,
  );
}

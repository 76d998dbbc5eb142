/**
 * The first of several parts of one size is a place, and its size no figure: "First 10k took 52 minutes, the second 54, the third 58"; "the first 500m
 * 110 s, the second 500m 112". Not "the first 10 guests paid $5", where no other part is told, nor "first 10, second 12".
 */
import { ORDINAL_WORDS } from "../../../lexicon/number-words.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../../text/scan.ts";
import type { Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

const NEXT = ["second", "next"];
const UNITS =
  /^(?:k|km|m|metres?|meters?|miles?|yards?|yds?|laps?|pages?|copies|kg|g|kilos?|litres?|liters?|hours?|hrs?|minutes?|mins?|seconds?|days?|weeks?|months?|years?|tickets?|units?|orders?|customers?)$/u; // catches "k" and "miles", not "took"
const FEWEST = 2;

/** Behind the size: where its own figure may still come. */
const sizeEnd = (scan: Scan, at: number): number => (UNITS.test(lowerAt(scan, at + 1)) ? at + 2 : at + 1);

const CLOSING: ReadonlyMap<string, number> = new Map([
  ["next", 2],
  ["last", 999],
  ["final", 999],
]);

/** How the places of one text are counted off: 1 for "first", 2 for "second" or "next". */
const orderAt = (scan: Scan, at: number): number =>
  ORDINAL_WORDS.get(lowerAt(scan, at)) ?? (lowerAt(scan, at - 1) === "the" ? (CLOSING.get(lowerAt(scan, at)) ?? 0) : 0);

export function firstOfSize(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["first"]) || !says(scan, NEXT)) return mentions;
  const first = scan.tokens.findIndex(
    (_, at) => lowerAt(scan, at) === "first" && isNumberAt(scan, at + 1) && UNITS.test(lowerAt(scan, at + 2)),
  );
  if (first < 0) return mentions;
  const size = tokenAt(scan, first + 1).text;
  const places = scan.tokens.flatMap((_, at) => {
    if (at < first || orderAt(scan, at) === 0 || (at > first && lowerAt(scan, at) === "first")) return [];
    const sized = lowerAt(scan, at + 1) === size && (at === first || !isLast(scan, at + 1));
    return [{ at, to: sized ? sizeEnd(scan, at + 1) : at + 1 }];
  });
  const toFigure = ({ to }: { to: number }): boolean => {
    const next = mentions.find(({ from }) => from >= to);
    return next?.kind === "figure" && next.from - to <= 5;
  };
  if (places.length < FEWEST || !places.every(toFigure)) return mentions;
  const marks = places.map(({ at, to }) =>
    axisMark({ scan, from: at, to, family: "step", order: orderAt(scan, at), noun: "ordinal" }),
  );
  const stays = ({ from, to }: Mention): boolean => marks.every((mark) => to <= mark.from || from >= mark.to);
  return [...mentions.filter(stays), ...marks].toSorted((one, two) => one.from - two.from);
}

/** The number itself is the figure: "the second 54, the third 58". */
const isLast = (scan: Scan, at: number): boolean =>
  !UNITS.test(lowerAt(scan, at + 1)) && !isNumberAt(scan, at + 1) && !isWordAt(scan, at + 1);

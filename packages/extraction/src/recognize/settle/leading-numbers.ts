/**
 * A number in front of one name of a list, whose figure stands behind it as those of the others do, is a part of that name: "7 Up 12, Fanta
 * 9". Not "1 Ann 12, 2 Bo 9", where each has one, nor "7 up 12, down 9".
 */
import { isCapitalAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

/** Where an item of a list begins. */
const opens = (scan: Scan, at: number): boolean =>
  at === 0 || [",", ";", ":", "and"].includes(lowerAt(scan, at - 1)) || tokenAt(scan, at - 1).kind === "line";

export function leadingNumbers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < 3 || figures.length < mentions.length || !figures.every(({ bare }) => bare)) return mentions;
  const leading = figures.filter(({ from, to }) => opens(scan, from) && isWordAt(scan, to) && isCapitalAt(scan, to));
  const [number, other] = leading;
  const next = figures.find(({ from }) => from === (number?.to ?? 0) + 1);
  const behind = figures.every(
    (figure) => figure === number || (isWordAt(scan, figure.from - 1) && !opens(scan, figure.from)),
  );
  if (!number || other || !next || !behind || number.to !== number.from + 1) return mentions;
  return mentions.map((mention) =>
    mention === number ? { kind: "name", ...placeOf(scan, number.from, number.to + 1) } : mention,
  );
}

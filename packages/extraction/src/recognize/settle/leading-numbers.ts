/**
 * A number in front of one name of a list, whose figure stands behind it as those of the others do, is a part of that name: "7 Up 12, Fanta
 * 9". Not "1 Ann 12, 2 Bo 9", where each has one, nor "7 up 12, down 9" or "18 STR 12 DEX 16 CON".
 */
import { isCapitalAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

/** Where an item of a list begins: behind one of its marks. */
const opens = (scan: Scan, at: number): boolean =>
  at === 0 || [",", ";", ":", "and"].includes(lowerAt(scan, at - 1)) || tokenAt(scan, at - 1).kind === "line";

/** Each of these stands in an item of its own: not "18 STR 12 DEX 16 CON". */
const areApart = (scan: Scan, figures: readonly Figure[]): boolean =>
  figures.every(({ from }, at) => {
    const before = figures[at - 1]?.to ?? from;
    return at === 0 || scan.tokens.some((_, place) => place > before && place < from && opens(scan, place));
  });

export function leadingNumbers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < 3 || figures.length < mentions.length || !figures.every(({ bare }) => bare)) return mentions;
  const leading = figures.filter(({ from, to }) => opens(scan, from) && isWordAt(scan, to) && isCapitalAt(scan, to));
  const [number, other] = leading;
  const next = figures.find(({ from }) => from === (number?.to ?? 0) + 1);
  const behind = figures.every(
    (figure) => figure === number || (isWordAt(scan, figure.from - 1) && !opens(scan, figure.from)),
  );
  const apart = areApart(
    scan,
    figures.filter((figure) => figure !== number),
  );
  if (!number || other || !next || !behind || !apart || number.to !== number.from + 1) return mentions;
  return mentions.map((mention) =>
    mention === number ? { kind: "name", ...placeOf(scan, number.from, number.to + 1) } : mention,
  );
}

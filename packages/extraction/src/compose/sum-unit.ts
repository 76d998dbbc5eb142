/** Values that add up to an amount of money are money: "we made $240: toys 90, books 150". Not "$20 prize, tom 8, ann 12 votes". */
import { countedNoun } from "../read/labels/counted-noun.ts";
import type { Reading } from "../read/reading.ts";
import { isFigure, type Mention, type Unit } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";

/** Null where no amount of money is their sum. */
export function unitOfSum(scan: Scan, mentions: readonly Mention[], { cells, figures }: Reading): Unit | null {
  const money = mentions.filter(isFigure).filter(({ unit }) => unit?.kind === "currency");
  if (money.length === 0 || figures.some((figure) => !figure.bare || countedNoun(scan, figure) !== "")) return null;
  const sum = cells.flat().reduce((all, cell) => all + (cell?.value ?? 0), 0);
  return money.find(({ value }) => value.toFixed(2) === sum.toFixed(2))?.unit ?? null;
}

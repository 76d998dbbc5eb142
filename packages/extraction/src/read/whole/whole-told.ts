/**
 * Parts that add up to the number of all, which the text says aside: "Two of the five teams won, one drew and the other two lost";
 * or whole numbers to a hundred, without a unit: "stocks 60, bonds 30, cash 10". Of 171 texts with such a sum 163 state a whole.
 */
import { type Aside, isFigure, type Mention } from "../../recognize/mention.ts";
import { spelledAt } from "../../recognize/numbers/spelled.ts";
import { numberValue } from "../../text/number-shape.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const WHOLES: ReadonlySet<string> = new Set(["the whole", "sample size"]);

/** "64", "1,204" and "twenty-four" of an aside. */
function numbersOf(scan: Scan, { from, to }: Aside): number[] {
  return scan.tokens
    .slice(from, to)
    .flatMap(({ kind, text }, step) =>
      kind === "number" ? numberValue(text, scan.mark) : (spelledAt(scan, from + step)?.value ?? []),
    );
}

/** Minutes and kilometres that add up to a hundred do so by chance; so may figures beside which the text tells some. */
const isHundred = ({ cells }: Reading, mentions: readonly Mention[]): boolean => {
  const values = cells.map(([cell]) => cell?.value ?? 0);
  const sum = values.reduce((total, value) => total + value, 0);
  const measured = mentions.some((mention) => isFigure(mention) && mention.unit?.kind === "measure");
  return sum === 100 && values.length > 2 && values.every(Number.isInteger) && !measured;
};

export function withWholeTold(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const best = rows[0];
  if (!best || best.reading.whole || best.reading.series.length !== 1 || best.reading.cells.length < 2) return rows;
  const sum = best.reading.cells.reduce((total, [cell]) => total + (cell?.value ?? 0), 0);
  const wholes = mentions.filter((mention): mention is Aside => mention.kind === "aside" && WHOLES.has(mention.why));
  const added = wholes.length > 0 && wholes.every((whole) => numbersOf(scan, whole).includes(sum)); // not "one of 5 cats, two of 3 dogs"
  const told = added || isHundred(best.reading, mentions);
  return told ? [{ ...best, reading: { ...best.reading, whole: true } }, ...rows.slice(1)] : rows;
}

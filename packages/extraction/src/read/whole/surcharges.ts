/**
 * What is added to all of a list is none of it: "Pizza: small 8, medium 10, large 13, extra cheese +1.50" → without the cheese. Not "rent +40, food +25", which
 * are all changes, nor "Mon -3, Tue 0, Wed +2", nor "Growth: 4%, 3%, +5%".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PLUS = /(?<![\p{L}\d])\+ ?[$€£¥₹]?$/u; // catches "+" and "+£", not "90+ "
const OPENS = /^\+/u; // catches "+1.50", not "1.50"
const CHANGES = /\b(?:changes?|difference|balance|net|gains?|growth|swing|temps?|temperatures?|ratings?|par)\b/iu; // catches "Change since May", not "exchange"
const FEWEST = 3;

/** The readings, the best without what is added. */
export function withoutSurcharges({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!text.includes("+") || !best || best.reading.series.length > 1 || best.reading.points.length < FEWEST)
    return rows;
  const { points, cells, figures } = best.reading;
  const last = points.length - 1;
  const added = cells.map((row) => {
    const [start, end] = row[0]?.spans[0] ?? [0, 0];
    return OPENS.test(text.slice(start, end)) || PLUS.test(text.slice(0, start));
  });
  const told = cells.map((row) => row[0]?.value ?? 0);
  if (added.indexOf(true) !== last || told.some((value) => value < 0) || CHANGES.test(text)) return rows;
  if (figures.some(({ unit }) => unit?.symbol === "%" || unit?.symbol.startsWith("°"))) return rows;
  if (!told.slice(0, last).every((value) => value > (told[last] ?? 0))) return rows;
  const gone = cells[last]?.[0]?.spans[0]?.[0];
  const reading = {
    ...best.reading,
    points: points.slice(0, last),
    cells: cells.slice(0, last),
    figures: figures.filter(({ start }) => start !== gone),
  };
  return [{ ...best, reading }, ...others];
}

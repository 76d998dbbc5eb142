/**
 * Brands that are spelled with an "'s", in a list whose figures follow in turn: "Sainsbury's and discounter Lidl posted 3.5% and 6.6%
 * respectively" → Sainsbury's, not Sainsbury. Not "Italy's is 48", of what the first has.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const ALONE =
  /^['’]s(?= ?(?:[,.;:()]|$|\n)| (?:and|or|was|were|is|are|had|has|posted|saw|at|with|up|down|rose|fell|grew|to)\b)/u; // catches "'s" of "Sainsbury's and", not of "Ana's score"

/** The readings, the best with such names whole. */
export function withOwningBrands({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || !text.includes("respectively")) return rows;
  const { reading } = best;
  const points = reading.points.map((point) => {
    const { name, axis } = point;
    const behind = axis || !/^\p{Lu}\p{L}+$/u.test(name) ? [] : text.split(name).slice(1); // catches "Sainsbury", not "Sales"
    return behind.length > 0 && behind.every((rest) => ALONE.test(rest))
      ? { ...point, name: `${name}${behind[0]?.slice(0, 2)}` }
      : point;
  });
  if (points.every((point, at) => point === reading.points[at])) return rows;
  return [{ ...best, reading: { ...reading, points } }, ...more];
}

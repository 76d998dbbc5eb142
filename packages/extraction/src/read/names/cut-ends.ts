/**
 * A name that ends in a small word goes on with what stands behind it: "83% are reporting an increase in costs and 82% worry" → Reporting
 * an increase in costs, not Reporting an increase in. Not "12 signed in, 9 logged on".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const ENDS = wordSet("in of for with on at from about over into");
const REST =
  /^ ((?:the |their |an? |our |its )?(?:\p{Ll}[\p{L}'’-]* )?(?!(?:and|but|or|while)\b)\p{L}[\p{L}'’-]*)(?=[,.;!?]|$| (?:and|but|while|or|\d)|\n)/u; // catches " costs" in front of " and", not ", costs"
const SHORT = 3;

/** What belongs to the end of a name that stands behind its figure; "" for nothing. */
function restOf(text: string, name: string, from: number): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase(), from);
  return at < 0 ? "" : (REST.exec(text.slice(at + name.length))?.[1] ?? "");
}

/** The readings, the best with such names whole. */
export function withEnds({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1) return rows;
  const { reading } = best;
  const points = reading.points.map((point, at) => {
    const words = point.name.toLowerCase().split(" ");
    const figure = reading.cells[at]?.[0]?.spans[0]?.[1];
    if (point.axis || figure === undefined || words.length < SHORT || !ENDS.has(words.at(-1) ?? "")) return point;
    const rest = restOf(text, point.name, figure);
    return rest === "" ? point : { ...point, name: `${point.name} ${rest}` };
  });
  if (points.every((point, at) => point === reading.points[at])) return rows;
  return [{ ...best, reading: { ...reading, points } }, ...others];
}

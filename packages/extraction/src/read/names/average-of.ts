/**
 * Who is average is a part of the name: "The average German eats 53 kilos, the average Frenchman 82" → Average German · Average Frenchman. Not "average 53, median 48".
 */
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const KINDS: readonly string[] = ["average", "typical"];
const WHO = (kind: string): RegExp => new RegExp(`\\b${kind} (\\p{L}[\\p{L}'’-]*)(?= \\p{Ll})`, "iu"); // catches "average German" of "average German eats", not "average 53"

/** The readings, the best with such a name whole. */
export function withAverageOf(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [] } = best?.reading ?? {};
  if (!best || points.length < 2 || !says(scan, KINDS)) return rows;
  const kind = KINDS.find((one) => points.some(({ name }) => name.toLowerCase().startsWith(`${one} `))) ?? "";
  const at = points.findIndex(({ name, axis }) => !axis && name.toLowerCase() === kind);
  const [told, who = ""] = at >= 0 ? (WHO(kind).exec(scan.text) ?? []) : [];
  if (!told || points.some(({ name }) => name.toLowerCase() === `${kind} ${who.toLowerCase()}`)) return rows;
  const named = points.map((point, place) => (place === at ? { ...point, name: told } : point));
  return [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}

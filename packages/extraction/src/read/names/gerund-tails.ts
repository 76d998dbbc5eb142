/**
 * What is done, with the small word that belongs to it: "20% going abroad", "150 on going out each month" → Going abroad ·
 * Going out, not Going. Not "30 living in York", nor "training up 5".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const DOING = /\p{L}{2}ing$/iu; // catches "going", not "king" alone or "rings"
const TAIL =
  /^ (?:out|in|up|off|down|over|away|back|around|abroad|home|alone|together|outside|inside|late|early|ahead|online|apart)(?= ?[.,;!?)]| ?$| each | every | a | per | and | or )/u; // catches " out each ", not " in York"

/** The name of a point with the word behind it, where it stands behind its figure. */
function wholeAt({ text }: Scan, { points, cells }: Reading, at: number): string | null {
  const name = points[at]?.name ?? "";
  const [, end = 0] = cells[at]?.[0]?.spans[0] ?? [];
  if (!DOING.test(name) || points[at]?.axis) return null;
  const start = text.toLowerCase().indexOf(name.toLowerCase(), end);
  const next = cells[at + 1]?.[0]?.spans[0]?.[0] ?? text.length;
  const [tail] = (start >= 0 && start < next && TAIL.exec(text.slice(start + name.length))) || [];
  return tail ? `${name}${tail}` : null;
}

/** The readings, the best with such names whole. */
export function withGerundTails(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1) return rows;
  const { reading } = best;
  const points = reading.points.map((point, at) => ({ ...point, name: wholeAt(scan, reading, at) ?? point.name }));
  return points.every(({ name }, at) => name === reading.points[at]?.name)
    ? rows
    : [{ ...best, reading: { ...reading, points } }, ...others];
}

/**
 * A noun that could be a verb, left out behind the word that describes it: "better pay 38%, poor management 26%" → Better pay ·
 * Poor management; "low rent 12, high cost 9". Not "Higher 12, Lower 9".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const DESCRIBES =
  /^(?:[\p{L}-]+er|low|high|good|bad|fair|equal|basic|poor|free|long|short|fast|slow|late|early|new|old|cheap|more|less|sick|unpaid|extra|hard|heavy|light|clean|soft|hot|cold|healthy|safe|flexible|interesting|team|remote)$/iu; // catches "better" and "low", not "Leeds"
const NOUN =
  /^( (?:pay|work|rent|cost|care|sleep|drink|talk|support|training|travel|staff|play|hours|help|use|trade|taste|smell|service|light))(?: elsewhere| abroad| here| overall| at home)?[:=–-]? ?[$€£₹]?$/u; // catches " pay elsewhere " in front of "38%", not " paid "

/** The name with its noun, where that stands between it and its figure. */
function nounOf({ text }: Scan, { points, cells }: Reading, at: number): string | null {
  const name = points[at]?.name ?? "";
  const [start = -1] = cells[at]?.[0]?.spans[0] ?? [];
  const from = text.toLowerCase().lastIndexOf(name.toLowerCase(), start - name.length);
  if (points[at]?.axis || start < 0 || from < 0 || !DESCRIBES.test(name)) return null;
  const [, noun] = NOUN.exec(text.slice(from + name.length, start)) ?? [];
  return noun ? `${name}${noun}` : null;
}

/** The best reading with its names so. */
export function withDescribed(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const names = reading.points.map(({ name }, at) => nounOf(scan, reading, at) ?? name);
  if (names.every((name, at) => name === reading.points[at]?.name)) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...more];
}

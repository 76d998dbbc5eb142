/**
 * The time that opens a sentence is when the new level stood: "In 2024, revenue rose 12% to €56m" → Before, 2024, not 2024, Now.
 * Not "In 2024 rent was 50, it rose 6 to 56".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";

const OPENS = /^(?:(?:overall|meanwhile), )?(?:in|during|for) (?:the |its |their |all of )?$/iu; // catches "In the ", not "Since "
const PART = /^ (?:quarter|half|period|season)\b/u; // catches " quarter" behind "September", not " was"
const CHANGED =
  /^, [^.;:\d]*\b(?:rose|grew|climbed|increased|gained|jumped|surged|advanced|improved|fell|dropped|declined|decreased|slid|slipped|shrank|sank|dipped|eased)(?: by)?(?: (?:about|around|nearly|almost|just|only|over|a|another|some))* \p{Sc}?\d[^.;:,]*?(?:\.\d[^.;:,]*?)? to (?:about |around |nearly |just |a record )*\p{Sc}?\d/u; // catches ", revenue rose 12% to €5", not ", revenue was 12"

/** The readings, the best with the level at that time and the one before. */
export function withOpeningTime({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first, last] = best?.reading.points ?? [];
  if (!best || !first?.axis || last?.name !== "Now" || best.reading.points.length !== 2) return rows;
  if (best.reading.series.length > 1 || best.reading.cells[0]?.[0]?.kind !== "implied") return rows;
  const { axis } = first;
  const part = PART.exec(text.slice(axis.end))?.[0] ?? "";
  if (!OPENS.test(text.slice(0, axis.start)) || !CHANGED.test(text.slice(axis.end + part.length))) return rows;
  const before = { ...axis, family: "relative", name: "Before", order: -20, position: null } as const;
  const points: readonly ReadingPoint[] = [
    { name: "Before", axis: before },
    { name: `${first.name}${part}`, axis: { ...axis, name: `${first.name}${part}` } },
  ];
  return [{ ...best, reading: { ...best.reading, points } }, ...others];
}

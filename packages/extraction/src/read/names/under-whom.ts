/**
 * Under whom it was so, and not what he ran, where others ran it later: "When Pauline ran the village shop it was open 61 hours a week. The new
 * people started on 44" → Pauline · New people. Not "When Pauline ran the shop and the pub, the shop sold 61, the pub 44".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const RAN = ["ran", "had", "owned", "managed", "led", "kept", "coached", "headed", "chaired", "captained", "edited"];
const LED = new RegExp(
  `(?:^|[.!?] )(?:back )?(?:when|while) (?:my |our |the |old )?([\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?) (?:${RAN.join("|")}) (?:the |our |my |this |that |a )?([\\p{L}][\\p{L} '’-]{1,40}?),? (?:it|she|he|they|we) [^\\d.;:!?]*$`,
  "iu",
); // catches "When Pauline ran the village shop it was open " in front of "61", not "When it had rained "
const NOBODY = wordSet("it this that there he she they we i you nobody everyone");

/** The best reading with its first name so. */
export function withUnderWhom(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  const [point, ...points] = reading?.points ?? [];
  const [start] = reading?.cells[0]?.[0]?.spans[0] ?? [];
  if (!best || !reading || !point || point.axis || start === undefined || points.length === 0) return rows;
  if (reading.series.length > 1 || !says(scan, RAN)) return rows;
  const [, who = "", what = ""] = LED.exec(scan.text.slice(0, start)) ?? [];
  const isWhat = what.toLowerCase().split(" and ").includes(point.name.toLowerCase());
  if (who === "" || NOBODY.has(who.toLowerCase()) || !isWhat) return rows;
  if (points.some(({ name }) => name.toLowerCase() === who.toLowerCase())) return rows;
  return [{ ...best, reading: { ...reading, points: [{ name: who }, ...points] } }, ...more];
}

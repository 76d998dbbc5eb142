/**
 * Under whom it was so, and not what he ran, where others ran it later: "When Pauline ran the village shop it was open 61 hours a week. The new
 * people started on 44" → Pauline · New people; "Under Hughes, Vale won 12 and lost 14. Since Moore came they have won ten and lost two" → Hughes and Moore, as points
 * or as series. Not "When Pauline ran the shop and the pub, the shop sold 61, the pub 44".
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

const UNDER =
  /(?:^|[.!?] )(?:Under|With) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?: in \p{Ll}+)?,? (?:the |our )?([^\d.;:!?]*)$/u; // catches "Under Hughes, Vale won " in front of "12", not "Under pressure, Vale won "
const LATER = /[.;!?] (?:but )?(?:since|under|with|after) (?:the )?(\p{Lu}[\p{L}'’-]+)/giu; // catches ". Since Moore", not ". Since then"

/** The names of points or series, the one of whom the first figure is told gone for who led them; null where they tell no such thing. */
function ledNames(scan: Scan, start: number, names: readonly string[]): string[] | null {
  const [, who = "", told = ""] = UNDER.exec(scan.text.slice(0, start)) ?? [];
  const [first = "", ...more] = names;
  const led = first !== "" && told.toLowerCase().startsWith(`${first.toLowerCase()} `);
  const others = [...scan.text.slice(start).matchAll(LATER)].map(([, name = ""]) => name.toLowerCase());
  const all = more.length > 0 && more.every((name) => others.some((other) => name.toLowerCase().startsWith(other)));
  return who !== "" && led && all ? [who, ...more] : null;
}

/** The best reading with points or series by who led them. */
function ledBy(scan: Scan, rows: Ranked[]): Ranked[] | null {
  const [best, ...more] = rows;
  const { points = [], series = [], cells = [] } = best?.reading ?? {};
  const [start] = cells[0]?.[0]?.spans[0] ?? [];
  if (!best || start === undefined) return null;
  const groups = ledNames(scan, start, series);
  if (groups) return [{ ...best, reading: { ...best.reading, series: groups } }, ...more];
  const names = points.some(({ axis }) => axis)
    ? null
    : ledNames(
        scan,
        start,
        points.map(({ name }) => name),
      );
  if (!names) return null;
  const called = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points: called } }, ...more];
}

/** The best reading with its first name so. */
export function withUnderWhom(scan: Scan, rows: Ranked[]): Ranked[] {
  const led = says(scan, ["under", "with"]) ? ledBy(scan, rows) : null;
  if (led) return led;
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

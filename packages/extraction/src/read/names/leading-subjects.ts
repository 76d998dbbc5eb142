/**
 * What rose or fell, where its words look like a measure: "The Canadian dollar slipped to 78 cents from 79" → Canadian dollar; "The yield on the 10-year note fell to 1.82%
 * from 1.86%" → Yield on the 10-year note. Not "the 10-year-old paid £3", nor where the series has a name that says it.
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const MONEY =
  "(?:(?:US|U\\.S\\.|Canadian|Australian|Hong Kong|Singapore|British|Mexican|Indian|Chinese|Swiss|Turkish) )(?:euro|pound|dollar|yen|yuan|rupee|rouble|ruble|peso|franc|lira|krona|krone|rand|won|ringgit|real|baht|zloty|forint|greenback|loonie)";
const DATED =
  "(?:\\p{L}[\\p{L}’'-]* ){1,3}(?:on|of|for) (?:the |a )?(?:benchmark )?\\d{1,2}-(?:year|month|week|day)(?: \\p{L}[\\p{L}’'-]*){1,3}?";
const MOVED =
  "(?:rose|fell|slipped|climbed|dropped|edged|gained|lost|dipped|jumped|slid|weakened|strengthened|eased|rallied|declined|increased|decreased|was|is|stood|traded)";
const LEADING = new RegExp(`^(?:(?:The|A|Our) )?(${MONEY}|${DATED}) ${MOVED} `, "iu"); // catches "The yield on the 10-year note fell ", not "The 10-year note paid"

/** The readings, the best of one such thing called by it. */
export function withLeadingSubject({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [name, more] = best?.reading.series ?? [];
  const [, subject = ""] = matchIn(text, LEADING) ?? [];
  if (!best || subject === "" || more !== undefined || best.reading.points.some(({ axis }) => !axis)) return rows;
  if (name?.toLowerCase().includes(subject.toLowerCase())) return rows;
  const shape = best.reading.shape === "timeline" ? "linked" : best.reading.shape;
  return [{ ...best, reading: { ...best.reading, shape, series: [subject] } }, ...others];
}

/**
 * What somebody cut or raised by how much, told with both its levels: "They cut the grant by £3m, from £12m to £9m, and the loan from
 * £7m to £5m" → Grant · Loan; "We cut waste by a third, from 90 to 60 tonnes" → Waste. Not "by Friday, from 12 to 9".
 */
import type { Scan } from "../text/scan.ts";
import type { Ranked } from "./score.ts";

const CUT =
  /\b(?:cut|cuts|cutting|raised|raises|raising|reduced|reduces|reducing|lowered|increased|increases|trimmed|slashed|boosted|upped|hiked|dropped|shortened|lengthened|grew|shrank) (?:the |its |our |their |his |her |my )?((?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+) by (?:about |around |nearly |almost |over |just )?(?:\p{Sc}?\d[\d.,]*\p{L}{0,2}%?|(?:a|an|one|two|three) \p{L}+|half)(?: \p{L}+)?,? from \p{Sc}?\d/iu; // catches "cut the grant by £3m, from £12m", not "cut it by Friday"
const SMALL = /^(?:it|them|this|that|these|those|all|back|down|up)$/iu; // catches "it", not "item"

/** The readings, the best with its one or first series told of that. */
export function withCutBy({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const thing = best ? CUT.exec(text)?.[1] : undefined;
  if (!best || !thing || SMALL.test(thing)) return rows;
  const { reading } = best;
  const change = reading.points.length === 2 && reading.points.every(({ axis }) => axis !== undefined);
  const [first = "", ...more] = reading.series;
  if (!change || more.length > 1 || first.toLowerCase() === thing.toLowerCase()) return rows;
  if (more.some((name) => name.toLowerCase() === thing.toLowerCase())) return rows;
  return [{ ...best, reading: { ...reading, series: [thing, ...more] } }, ...others];
}

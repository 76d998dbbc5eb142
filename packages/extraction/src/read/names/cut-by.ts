/**
 * What somebody cut or raised by how much, told with both its levels: "They cut the grant by £3m, from £12m to £9m, and the loan from
 * £7m to £5m" → Grant · Loan; "We cut waste by a third, from 90 to 60 tonnes" → Waste. Not "by Friday, from 12 to 9".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUT =
  /\b(?:cut|cuts|cutting|raised|raises|raising|reduced|reduces|reducing|lowered|increased|increases|trimmed|slashed|boosted|upped|hiked|dropped|shortened|lengthened|grew|shrank) (?:the |its |our |their |his |her |my )?((?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+) by (?:about |around |nearly |almost |over |just )?(?:\p{Sc}?\d[\d.,]*\p{L}{0,2}%?|(?:a|an|one|two|three) \p{L}+|half)(?: \p{L}+)?,? from \p{Sc}?\d/iu; // catches "cut the grant by £3m, from £12m", not "cut it by Friday"
const TIMES =
  /\b(?:halved|doubled|trebled|tripled|quartered|quadrupled) (?:the |its |our |their |his |her |my )((?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+) from \p{Sc}?\d/iu; // catches "halved our plastic from 80", not "doubled from 80"
const SMALL = /^(?:it|them|this|that|these|those|all|back|down|up)$/iu; // catches "it", not "item"

/** The readings, the best with that of its one or two series told of that which it is cut to. */
export function withCutBy({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best] = rows;
  return best ? [TIMES, CUT].reduce((found, pattern) => toldBy(pattern, text, found), rows) : rows;
}

function toldBy(pattern: RegExp, text: string, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const found = pattern.exec(text);
  const thing = found?.[1];
  if (!best || !found || !thing || SMALL.test(thing)) return rows;
  const { reading } = best;
  const change = reading.points.length === 2 && reading.points.every(({ axis }) => axis !== undefined);
  const level = found.index + found[0].length - 1; // where the first digit behind "from" stands
  const place = reading.cells[0]?.findIndex((cell) => {
    const [start = -1, end = -1] = cell?.spans[0] ?? [];
    return start <= level && end > level;
  });
  const said = reading.series.some((name) => name.toLowerCase() === thing.toLowerCase());
  if (!change || place === undefined || place < 0 || reading.series.length > 2 || said) return rows;
  const series = reading.series.map((name, at) => (at === place ? thing : name));
  return [{ ...best, reading: { ...reading, series } }, ...others];
}

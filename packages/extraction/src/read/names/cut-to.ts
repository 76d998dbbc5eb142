/**
 * What somebody cut or raised to how much is what its levels are of, not who did: "The ECB cut its deposit rate from 4% to 3.75% in
 * June" → Deposit rate; "The Fed raised rates to 5.5% in July from 5.25%" → Rates. Not "Sales increased steadily from 4 to 5", nor
 * "They cut it from 9 to 7".
 */

import { isSmallWord } from "../../lexicon/closed-class.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUES: readonly string[] = ["from", "to"];
const OWN = "(?:the|its|our|their|his|her|my)";
const DONE =
  "(?:cut|cuts|raised|raises|reduced|reduces|lowered|lowers|trimmed|slashed|boosted|boosts|upped|hiked|lifted|lifts)";
const DONE_TO_OWN = "(?:increased|increases|doubled|tripled|halved|improved|dropped|shortened|grew|shrank)";
const CUT_TO = new RegExp(
  `\\b(?:${DONE} (?:${OWN} )?|${DONE_TO_OWN} ${OWN} )((?!\\d{1,3} |\\d{5,} )(?:(?:\\d{0,3}\\p{L}[\\p{L}'’-]*|\\d{1,2}|(?:19|20)\\d\\d) ){1,6}?)(?:by (?:about |nearly )?\\p{Sc}?\\d[\\d.,]*(?: ?%| \\p{L}+)?,? )?(?:from|to) \\p{Sc}?\\d`,
  "iu",
); // catches "cut its deposit rate from 4" and "raised rates by 0.25 points to 5", not "sales increased from 4"
const ADVERB = /(?:ly|\b(?:again|further|back|down|up|year|month|week|quarter|season))$/iu; // catches "steadily" and "last year", not "hourly pay"

/** The readings, the best with that for its series which was cut or raised. */
export function withCutTo(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || !says(scan, CUES)) return rows;
  const found = matchIn(scan.text, CUT_TO);
  const thing = found?.[1]?.trim() ?? "";
  const [first = ""] = thing.toLowerCase().split(" ");
  if (!found || thing === "" || isSmallWord(first) || ADVERB.test(thing)) return rows;
  const { reading } = best;
  const level = found.index + found[0].length - 1; // where the first digit behind "from" stands
  const told = reading.cells.some(([cell]) => {
    const [start = -1, end = -1] = cell?.spans[0] ?? [];
    return start <= level && end > level;
  });
  const [name = ""] = reading.series;
  const timed = reading.points.length > 1 && reading.points.every(({ axis }) => axis !== undefined);
  if (!told || !timed) return rows;
  const series = [name.toLowerCase().includes(thing.toLowerCase()) ? name : thing];
  const shape = reading.shape === "timeline" ? "linked" : reading.shape; // of which the title would ask who did it
  return [{ ...best, reading: { ...reading, shape, series } }, ...others];
}

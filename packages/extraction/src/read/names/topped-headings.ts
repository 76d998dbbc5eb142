/**
 * What is counted, where the heading says whose is the most: "Kent has the most foxes: 1,200 were seen, with 900 in Surrey" → Foxes; "Leeds is where
 * most bikes are stolen: 412 …" → Bikes; "Camden remains the worst for rats: 900 …" → Rats. Not where the first is no one of whom that is said.
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUES = ["most", "worst", "best", "place", "capital"];
const TOPPED =
  /^(?:the |our |my )?(\p{L}[\p{L}'’ &-]{1,40}?) (?:is|are|was|were|remains?|remained|stays?|has|have|had|sees?|saw) (?:\p{L}+ ){0,2}?(?:most|worst for|best for|place for|capital of|capital for) (?:of )?(?:the |our )?(\p{L}{2,}(?:s|people|men|women|children|fish|sheep))(?!\p{L})[^.,;:!?\d]{0,40}[:–—]/iu; // catches "Kent has the most foxes:", not "Kent has most of its foxes, "

/** The readings, the series of the best called by what is counted. */
export function withToppedHeading(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [first, ...others] = best?.reading.points ?? [];
  if (!best || !first || best.reading.series.length !== 1 || others.length === 0 || !says(scan, CUES)) return rows;
  const [, who = "", noun = ""] = matchIn(scan.text, TOPPED) ?? [];
  if (noun === "" || who.toLowerCase() !== first.name.toLowerCase()) return rows;
  const [heading = ""] = best.reading.series;
  const [, stated = ""] = /^(?:[^:–—]*)[:–—] ?[\d,]+ (\p{L}+)/u.exec(scan.text) ?? []; // catches "… : 61 calls", whose noun is said
  if (stated !== "" && heading.toLowerCase().startsWith(stated.toLowerCase()) && stated.endsWith("s")) return rows;
  return [{ ...best, reading: { ...best.reading, series: [noun] } }, ...more];
}

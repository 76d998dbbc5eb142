/**
 * One level of two places together and what it was is a course of time, though the places stand right behind it: "44.4 million customers in the US and
 * Canada, up 7.1 million from a year ago" → A year ago · Now. Not "40 in Leeds and 30 in Hull, up from 25", a figure of each.
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const THEN =
  /\b(?:from|than|on|since|over|compared (?:to|with)) (?:the )?((?:an? )?(?:year|month|week|quarter|decade) (?:ago|earlier|before)|(?:last|previous|prior) (?:year|month|week|quarter|season)|(?:19|20)\d\d)\b/iu; // catches "from a year ago", not "from Leeds"
const ARTICLE = /^an? /iu; // catches "a " of "a year ago"

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The readings, the best of times where its two names are places of one figure. */
export function withJoinedPlaces({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  const [one, two] = reading?.points ?? [];
  if (!best || !reading || !one || !two || reading.points.length !== 2 || reading.series.length !== 1) return rows;
  if (one.axis || two.axis || !text.includes(`${one.name} and ${two.name}`)) return rows;
  const implied = reading.cells.map(([cell]) => cell?.kind === "implied");
  const [, time] = matchIn(text, THEN) ?? [];
  if (!time || implied[0] === implied[1]) return rows;
  const before = capitalised(time.replace(ARTICLE, ""));
  const cells = implied[0] === true ? reading.cells : reading.cells.toReversed();
  const points = [{ name: before }, { name: "Now" }];
  return [{ ...best, reading: { ...reading, points, cells } }, ...more];
}

/** How long a run took, as runners write it, in minutes: "Ana 24:10, Ben 31:02", "lap 1 1:32". Not "the 8:15 to Leeds", "at 9:30". */
import { type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { placeOf } from "../place.ts";

/** A text of a race, or of minutes and seconds, that tells two such times, or minutes and such a time. */
const RACE =
  /^(?=.*\b(?:race|(?:park)?run\w*|laps?|splits?|pbs?|marathon|sw[ai]m|freestyle|solo|attempt|\d+ ?km?|\d{1,2}00 ?m)\b|.*(?:\b\d:\d\d:|:\d\d\.)\d).*\d(?::\d\d| ?min).*\d:\d/is; // catches "5k: Ana 24:10, Ben 31:02" and "5k: 24 min, then 23:50", not "9:30 to 10:15"
const TIME = /(?<!\b(?:at|by|or|the|start\w*|from|until) )\b\d\d?(?::[0-5]\d){1,2}(?:\.\d+)?(?![:\d]| ?[ap]\.?m|–)/iy; // catches "24:10" and "1:15:02", not "at 9:30", "9:30 am"

/** Races of hours: no "3:45" of them is minutes and seconds. Catches "half-marathon", not "parkrun". */
const LONG = /\b(?:marathons?|ironman|triathlon)\b/i;

export function runTimeAt(scan: Scan, at: number): Figure | null {
  TIME.lastIndex = tokenAt(scan, at).start;
  const said = TIME.exec(scan.text)?.[0];
  const figure = said && RACE.test(scan.text) ? figureAt(scan, at) : null;
  if (!figure || !said) return null;
  const parts = said.split(":");
  const hours = parts.length === 2 && Number(parts[0]) < 10 && LONG.test(scan.text); // "Marathon: Ana 3:45"
  const seconds = parts.reduce((sum, part) => sum * 60 + Number(part), 0);
  const value = Number((hours ? seconds : seconds / 60).toPrecision(6));
  const place = placeOf(scan, at, at + parts.length * 2 - 1);
  const unit = { kind: "measure", symbol: "min" } as const;
  return { ...figure, ...place, value, unit, bare: false, numberEnd: place.end, basis: { spans: [], how: said } };
}

/**
 * What a pronoun behind the first share means, where what is chosen stands right in front of it: "Commuters prefer paper: 64% chose it, 22%
 * e-books" → Paper · E-books; "Students want longer lunches: 52% voted for them, 31% later starts" → Longer lunches. Not "Prices rose: 64%
 * chose it", nor "Ann wants paper: 64% say they hate it".
 */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { CHOOSES, objectIn } from "./chosen-first.ts";

const PRONOUNS = ["it", "them", "that", "one", "this"];
const AHEAD = new RegExp(
  `(?<!\\p{L})(?:${CHOOSES}) ([^.;:!?()\\d]{2,50}?)(?::|;|,| [–—-]) (?:some |about |around )?$`,
  "u",
); // catches "prefer paper: ", not "rose: "
const BEHIND = new RegExp(
  `^(?:%| per ?cent)? (?:of (?:them|us|people) )?(?:(?:still|now|would|had|have) )?(?:${CHOOSES}) (?:${PRONOUNS.join("|")})(?=[,;.]| and )`,
  "u",
); // catches " chose it" in front of ",", not " chose it over tea,"

/** The best reading with its first name so. */
export function withChosenPronouns(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  const [point, ...points] = reading?.points ?? [];
  const [start, end] = reading?.cells[0]?.[0]?.spans[0] ?? [];
  if (!best || !reading || !point || point.axis || start === undefined || points.length === 0) return rows;
  if (!says(scan, PRONOUNS) || reading.series.length > 1 || !BEHIND.test(scan.text.slice(end))) return rows;
  const [, object = ""] = AHEAD.exec(scan.text.slice(0, start)) ?? [];
  const name = object === "" ? null : objectIn(object);
  if (!name || [point, ...points].some((one) => one.name.toLowerCase() === name.toLowerCase())) return rows;
  return [{ ...best, reading: { ...reading, points: [{ name }, ...points] } }, ...more];
}

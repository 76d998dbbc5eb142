/**
 * What all figures are told in, behind the last of them: "Harris 36, Okafor 33, don't know 31 (in %)", "Tea 40, juice 55, all in litres".
 * Not "40 cats, 55 dogs, 12 in London", nor where a figure has a unit of its own.
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { headerUnit } from "../units.ts";

const LAST =
  /(?:\((?:all |figures |values |everything |numbers )*(?:in )?|(?:,| [–—-])? ?(?:\ball |\bfigures |\bvalues |\beverything |\bnumbers )+in )(%|[$€£]|°[CF]|\p{L}[\p{L}/²³]{0,13}|per cent)\)?[.!]?\s*$/iu; // catches " (in %)", "(in €)", "(kg)" and ", all in litres", not " in London"

const IN_BRACKETS = /\([^()\n]{1,40}, (%|per ?cent)\)/iu; // catches "(Spain, %)" and "(2020 popular vote, %)", not "(Spain)"

/** The readings, the best in that unit. */
export function withUnitLast({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const said = matchIn(text, LAST)?.[1] ?? matchIn(text, IN_BRACKETS)?.[1];
  if (!best || !said || best.reading.figures.some(({ unit }) => unit) || best.reading.units.some(Boolean)) return rows;
  const head = `in ${said.replace(" ", "")}:`;
  const unit = headerUnit(head, head.length);
  return unit
    ? [{ ...best, reading: { ...best.reading, units: best.reading.series.map(() => unit) } }, ...others]
    : rows;
}

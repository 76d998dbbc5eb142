/**
 * "3 in 10 men, 5 in 10 women and 7 in 10 over-65s went to the dentist" → Over-65s, not Dentist: what stands right behind
 * the last figure names it, as it does the others; what is said of all stands behind that. Not "62% of under-25s stream, 24%
 * download": told first, it is what all are of.
 */
import { isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LEADS = /^ (?:of (?:the )?)?/u; // catches " " and " of the " in front of a name, not ", "
const SAID = /^ \p{Ll}/u; // catches " went" behind it, not ", 12"

export function withBandsBehind({ text }: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (best?.reading.series.length !== 1 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const behind = reading.cells.map(([cell]) => cell?.spans[0]?.[1] ?? text.length);
  const nameFrom = (end: number): number => end + (LEADS.exec(text.slice(end))?.[0].length ?? 0);
  /** The point's name stands behind its figure, with nothing between. */
  const isBehind = (name: string, at: number): boolean =>
    text
      .slice(nameFrom(behind[at] ?? 0))
      .toLowerCase()
      .startsWith(name.toLowerCase());
  const last = reading.points.length - 1;
  const { name = "", axis } = reading.points[last] ?? {};
  const end = behind[last] ?? text.length;
  const band = mentions.find((one) => one.start >= end && (isFigure(one) || isAxis(one)));
  if (axis || !band || !isAxis(band) || band.family !== "band" || band.start !== nameFrom(end)) return rows;
  const isSaidOfAll =
    SAID.test(text.slice(band.end)) && text.toLowerCase().indexOf(name.toLowerCase(), band.end) > band.end;
  if (!isSaidOfAll || !reading.points.slice(0, -1).some((point, at) => isBehind(point.name, at))) return rows;
  const points = [...reading.points.slice(0, -1), { name: text.slice(band.start, band.end) }];
  return [{ ...best, reading: { ...reading, points } }, ...more];
}

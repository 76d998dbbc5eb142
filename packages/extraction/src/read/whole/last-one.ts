/**
 * "3 goals for Salah, 2 for Nunez, one own goal" → Own goal 1: what a list of counts ends with is one of them, though it is told
 * as one thing. Not "12 in May, 9 in June, one reason why", nor "4 kg of plums and one proud gardener".
 */

import { isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { startOf } from "./compared-first.ts";

const LEADS = /(?:, | and |, and )$/u; // catches ", " in front of "one", not "only "
const ENDS = /^ (\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2})[.!]?\s*$/u; // catches " own goal", not " goal in May, 3"

/** All that the best holds, and behind it the one. */
const holdsOne = (longer: Reading, best: Reading, start: number, name: string): boolean =>
  longer.series.length === 1 &&
  longer.points.length === best.points.length + 1 &&
  best.points.every(
    (point, at) => longer.points[at]?.name === point.name && startOf(longer, at) === startOf(best, at),
  ) &&
  startOf(longer, best.points.length) === start &&
  longer.points.at(-1)?.name.toLowerCase() === name;

export function withLastOne(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  const last = mentions.at(-1);
  if (!scan.words.has("one") || best?.reading.series.length !== 1 || best.reading.points.length < 2) return rows;
  if (!last || !isFigure(last) || last.value !== 1 || best.reading.points.some(({ axis }) => axis)) return rows;
  const figures = mentions.filter(isFigure);
  if (figures.length !== best.reading.points.length + 1 || figures.some(({ unit }) => unit)) return rows; // "31 kg of potatoes and one proud gardener"
  const [, name = ""] = LEADS.test(scan.text.slice(0, last.start)) ? (ENDS.exec(scan.text.slice(last.end)) ?? []) : [];
  const whole =
    name === ""
      ? undefined
      : rows.find(({ reading }) => holdsOne(reading, best.reading, last.start, name.toLowerCase()));
  return whole ? [whole, ...rows.filter((row) => row !== whole)] : rows;
}

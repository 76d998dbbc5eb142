/**
 * Whom the first share is of, where the others are told of other groups in the same words: "Fewer than 12% of butchers drop out. Among bricklayers it
 * is 24%, among chefs 38%" → Butchers before them. Where a reading of the text has all that the best has and this figure before it, that one is
 * meant. Not "It is 12%. Among bricklayers it is 24%".
 */
import { isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { holdsMore, startOf } from "./compared-first.ts";

const AMONG =
  /\b(?:[Aa]mong|[Ff]or|[Ii]n|[Aa]t|[Ww]ith|[Oo]f) (?:the )?\p{L}[\p{L} '’-]{1,30} (?:it|that|this|the (?:figure|rate|share|number))(?: is| was|['’]s)(?: (?:only|just|about|around|nearly|over))? $/u; // catches "Among bricklayers it is " in front of "24%", not "it is "
const OF = /^ ?%? of (?:the |our |all )?/iu; // catches " of the ", not " in"

/** "of butchers" behind the first figure. */
function isOf(text: string, end: number, name: string): boolean {
  const behind = text.slice(end).replace(OF, "").toLowerCase();
  return behind.length < text.length - end && `${behind} `.startsWith(`${name.toLowerCase()} `);
}

/** The readings, first the one that holds whom the first share is of. */
export function withAmongFirst(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (best?.reading.series.length !== 1 || best.reading.points.length < 2 || !scan.words.has("of")) return rows;
  if (best.reading.points.some(({ axis }) => axis)) return rows;
  const first = Math.min(...best.reading.points.map((_, at) => startOf(best.reading, at)));
  const [figure, ...between] = mentions.filter(isFigure).filter(({ start }) => start < first);
  const told = figure && between.length === 0 && !figure.basis && AMONG.test(scan.text.slice(figure.end, first));
  if (!told) return rows;
  const whole = rows.find(
    ({ reading }) =>
      startOf(reading, 0) === figure.start &&
      holdsMore(reading, best.reading) &&
      isOf(scan.text, figure.end, reading.points[0]?.name ?? ""),
  );
  return whole ? [{ ...whole, rule: { place: 0, behind: 0 } }, ...rows.filter((row) => row !== whole)] : rows;
}

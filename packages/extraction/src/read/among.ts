/**
 * "One in eight adults here is left-handed; among architects it's one in four": where a share is told of others next, the
 * first is that of whoever stands right behind it: adults, not left-handed. Not "16% liked the tea, 9% the cake".
 */
import type { Scan } from "../text/scan.ts";
import type { Reading } from "./reading.ts";

const OTHERS = /[.;,–](?: and| but)? (?:among(?:st)? (?!them|us)|for (?=[^.;,\d]{3,40} it(?:['’]s| is| was) ))/iu; // catches "; among adults it's" and ". For dogs it's", not ", 9% for the cake"
const OPENING = /^ (?:of )?(?:all |the |our |my |his |her |their |these |those )?/u; // catches " of the ", not ", "

/** Without those that name the first share by what its people do, where others follow; all of them where none is left. */
export function namedByOwn<R extends { reading: Reading }>({ text }: Scan, rows: readonly R[]): readonly R[] {
  const [share, next] = rows.map(({ reading }) => reading.figures).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (!share || !next || share.unit?.symbol !== "%") return rows;
  const behind = text.slice(share.end, next.start);
  const own = behind.replace(OPENING, "").toLowerCase();
  if (behind.length === own.length || !OTHERS.test(behind)) return rows;
  const named = rows.filter(({ reading: { points, series, cells } }) => {
    const at = cells.findIndex((row) => row[0]?.spans[0]?.[0] === share.start);
    return series.length === 1 && own.startsWith(points[at]?.name.toLowerCase() ?? "-");
  });
  return named.length > 0 ? rows.filter((row) => row.reading.series.length > 1 || named.includes(row)) : rows;
}

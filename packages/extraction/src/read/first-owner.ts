/**
 * Whose the first figure is, where the sentence says it beyond doubt: readings that name it otherwise are left out.
 * "One in eight adults here is left-handed; among architects it's one in four" → adults, not left-handed
 * "With 36%, tablets hold the largest slice. Phones have 30%" → tablets · "Spain leads Europe with 255, ahead of Italy (246)" → Spain
 */
import type { Figure } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import type { Reading } from "./reading.ts";

const OTHERS = /[.;,–](?: and| but)? (?:among(?:st)? (?!them|us)|for (?=[^.;,\d]{3,40} it(?:['’]s| is| was) ))/iu; // catches "; among adults it's" and ". For dogs it's", not ", 9% for the cake"
const OPENING = /^ (?:of )?(?:all |the |our |my |his |her |their |these |those )?/u; // catches " of the ", not ", "

const WITH = /(?:^|[.!?;] )with (?:an? [\p{L} ]{3,30} of )?[$€£]?$/iu; // catches "With " and "With a value of €", not "ahead with "
const THING = /^[\p{L} ]{0,20}, (?:the |our |my )?(?=\p{L})/u; // catches " stars, " and ", the ", not " weeks to go and 3, "
const LEADS =
  /(?:^|[.!?;:] )(?:the )?((?:\p{Lu}[\p{L}'’-]+ ){1,3})(?:now |still )?(?:leads?|tops?|heads?) [^.;:,\d]*(?:with|on|at) [$€£]?$/u; // catches "Spain leads Europe with ", not "That leads to a jam with "
const BEST = /(?:^|[.!?;] )(?:Nobody|No one|Nothing) (?:\p{L}+ ){0,4}?(?:beats|than) (?=\p{Lu})/u; // catches "Nobody beats Oslo", not "Nobody came"
const NAME = "(?:the |our )?(\\p{L}[^.,;:?!()]{2,30})";
const ANSWER = new RegExp(
  `\\? ${NAME}, (?:with|at|on|mostly:?) [$€£]?$|\\b[mM](?:ost|ain)ly ${NAME}(?:, | \\()[$€£]?$`,
  "u",
); // catches "? Soy, with " and "mostly nitrogen, ", not "? We paid "

/** The words that name the first figure, as the text goes on from there; null where it doesn't say. */
function ownWords({ text }: Scan, share: Figure, next: Figure): string | null {
  const before = text.slice(0, share.start);
  const behind = text.slice(share.end, next.start);
  const rest = behind.replace(OPENING, "");
  if (share.unit?.symbol === "%" && behind.length > rest.length && OTHERS.test(behind)) return rest;
  const best = BEST.exec(before);
  if (best) return before.slice(best.index + best[0].length);
  const [, leader, other = leader] = LEADS.exec(before) ?? ANSWER.exec(before) ?? [];
  if (other) return other;
  const thing = WITH.test(before) && /[.;(]/u.test(behind) ? THING.exec(behind) : null;
  return thing ? behind.slice(thing[0].length) : null;
}

const BUYS = /\b(?:gets?|buys?|costs?|gives?|saves?) you\b/; // catches "$2.4M buys you one bathroom", not "you 12, me 9"

/** The readings that name the first figure so, and those of several series; all of them where none does. */
export function namedByOwn<R extends { reading: Reading }>(scan: Scan, all: readonly R[]): readonly R[] {
  const bought = BUYS.test(scan.text)
    ? all.filter(({ reading }) => reading.points.every(({ name }) => name !== "you"))
    : [];
  const rows = bought.length > 0 ? bought : all;
  const [share, next] = rows.map(({ reading }) => reading.figures).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const own = share && next ? ownWords(scan, share, next)?.toLowerCase() : null;
  if (!own) return rows;
  const named = rows.filter(({ reading: { points, series, cells } }) => {
    const at = cells.findIndex((row) => row[0]?.spans[0]?.[0] === share?.start);
    return series.length === 1 && own.startsWith(points[at]?.name.toLowerCase() ?? "-");
  });
  return named.length > 0 ? rows.filter((row) => row.reading.series.length > 1 || named.includes(row)) : rows;
}

/**
 * Whose the first figure is, where the sentence says it beyond doubt: readings that name it otherwise are left out.
 * "One in eight adults here is left-handed; among architects it's one in four" → adults, not left-handed
 * "With 36%, tablets hold the largest slice. Phones have 30%" → tablets · "Spain leads Europe with 255, ahead of Italy (246)" → Spain
 */
import type { Figure } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import type { Reading } from "./reading.ts";

const OTHERS = /[.;,–](?: and| but)? (?:among(?:st)? (?!them|us)|for (?=[^.;,\d]{3,40} it(?:['’]s| is| was) ))/iu; // catches "; among adults it's" and ". For dogs it's", not ", 9% for the cake"
/** Whom all shares are of, whatever they are told for: "40% of people chose apples; for pears it's 20%". */
const ANYONE = /^(?:people|respondents|those|us)\b/; // catches "people chose", not "drivers text"
const FRONTED = /\b(?:among(?:st)?|of) [^.;]{0,40}, $/iu; // catches "Among men, ", not "Two in five of "
const OPENING = /^ (?:of )?(?:all |the |our |my |these |those )?/u; // catches " of the ", not ", "

const WITH = /(?:^|[.!?;] )with (?:an? [\p{L} ]{3,30} of )?[$€£]?$/iu; // catches "With " and "With a value of €", not "ahead with "
const THING = /^[\p{L} ]{0,20}(?:, (?:the |our |my )?| (?:the|our|my) )(?=\p{L})/u; // catches " stars, ", ", the " and " decibels the ", not " weeks to go and 3, "
const NAME = "(?:the |our )?(\\p{L}[^.,;:?!()]{2,30})";
/** "Spain leads Europe with 255" · "? Soy, with 5 kg" · "mostly nitrogen, 78%" · "Nobody beats Oslo: 4.8" · "The fastest was Ana with 9.1"; not "Who leads? We paid 5". */
const OWNERS = new RegExp(
  `(?:(?:^|[.!?;] )${NAME} (?:leads?|tops|heads) [^.;:,\\d]{0,60}(?:with|on|at) |\\? ${NAME}, (?:with|at|on|mostly:?) |\\b[mM]ostly ${NAME}(?:, | \\()|(?:[a-z]est|[Bb]est|[Ww]orst)\\b[^.;:]{0,60} (?:is|are|was|were|goes to|went to) ${NAME} (?:with|on|at) |(?:Nobody|Nothing) [\\p{L} ]{0,40}?(?:beats|than) (?:our |my )?(\\p{Lu}.{0,60}))[$€£]?$`,
  "u",
);

const I_HAVE = /(?:^|[.!?;] )I(?:['’]ve| have)(?: got)? [$€£]?$/; // catches "I've got ", not "I've read "

/** The words that name the first figure, as the text goes on from there; null where it doesn't say. */
function ownWords({ text }: Scan, share: Figure, next: Figure): string | null {
  const before = text.slice(0, share.start);
  const behind = text.slice(share.end, next.start);
  const rest = behind.replace(OPENING, "");
  if (share.unit?.symbol === "%" && behind.length > rest.length && OTHERS.test(behind) && !FRONTED.test(before))
    return ANYONE.test(rest) ? null : rest;
  if (I_HAVE.test(before) && /^ \p{L}+[.;] (?!i\b)\p{L}/iu.test(behind)) return "me"; // catches " cows. My ex has", not " cows. I have"
  const owner = OWNERS.exec(before)?.slice(1).find(Boolean);
  if (owner) return owner;
  const thing = WITH.test(before) && /[.;(]/u.test(behind) ? THING.exec(behind) : null;
  return thing ? behind.slice(thing[0].length) : null;
}

const BUYS = /\b(?:gets?|buys?|costs?|gives?|saves?) you\b/; // catches "$2.4M buys you one bathroom", not "you 12, me 9"

/** Those that fit; all of them where none does. */
const fitting = <R>(rows: readonly R[], fits: (row: R) => boolean): readonly R[] =>
  rows.some(fits) ? rows.filter(fits) : rows;

/** The readings that name the first figure so. */
export function namedByOwn<R extends { reading: Reading }>(scan: Scan, all: readonly R[]): readonly R[] {
  const rows = BUYS.test(scan.text)
    ? fitting(all, ({ reading }) => reading.points.every(({ name }) => name !== "you"))
    : all;
  const [share, next] = rows.map(({ reading }) => reading.figures).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const own = share && next ? ownWords(scan, share, next)?.toLowerCase() : null;
  return own
    ? fitting(rows, ({ reading: { points, cells } }) => {
        const at = cells.findIndex((row) => row[0]?.spans[0]?.[0] === share?.start);
        return own.startsWith(points[at]?.name.toLowerCase() ?? "-");
      })
    : rows;
}

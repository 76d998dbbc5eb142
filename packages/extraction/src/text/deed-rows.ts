/**
 * Two deeds of each, told in full of the first alone or of all, are a table of both: "Country A exports 45 and imports 30. Country B exports 22, imports 41. C: 10 and 12." →
 * exports · imports; a magnitude told with the first goes with all. Not "Ann scored 12 and missed 4" alone, nor where others do something else.
 */
import type { Span } from "@charticle/contract";
import { groupSpans, membersOf } from "./members.ts";
import { matches } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NUMBER = "\\p{Sc}?\\d[\\d.,]*(?<=\\d)";
const SCALE = "(?:tn|bn|m|k|%)(?!\\p{L})";
const KEY = "(?<key>(?:the )?\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*| \\d{1,2})?)";
const FIRST = new RegExp(
  `^${KEY} (?<one>\\p{Ll}{3,}(?:s|ed)) (?<now>${NUMBER})(?<scale>${SCALE})?(?:,? and|,) (?<two>\\p{Ll}{3,}(?:s|ed)) (?<then>${NUMBER})(?<last>${SCALE})?$`,
  "du",
); // catches "Country A exports 45 and imports 30", not "Ann scored 12 and Bo 9"
const NEXT = new RegExp(
  `^${KEY}(?: (?<one>\\p{Ll}{3,}(?:s|ed))|:)? (?<now>${NUMBER})(?:${SCALE})?(?:,? and|,| ?/) ?(?:(?<two>\\p{Ll}{3,}(?:s|ed)) )?(?<then>${NUMBER})(?:${SCALE})?$`,
  "du",
); // catches "Country B exports 22, imports 41" and "C: 10 and 12"
const ASK = /\p{Ll}(?:s|ed) \p{Sc}?\d[^;]{0,12}?(?: and|,) \p{Ll}+(?:s|ed) \p{Sc}?\d/u; // catches "exports 45 and imports 30"
const APART =
  /[.;] (?:and |while )?|, (?:and |while |but )?(?=(?:the )?\p{Lu})|,? (?:and|while|but) (?=(?:the )?\p{Lu})/gu; // catches ". " and ", " in front of "France"

const FEWEST = 2;

/** Null where the text is no such list. */
export function deedRows(text: string): Squeezed | null {
  if (!matches(text, ASK)) return null;
  const members = membersOf(text, [0, text.trimEnd().replace(/[.!]$/u, "").length], APART);
  const [lead = [0, 0] as Span, ...more] = members;
  const first = groupSpans(FIRST.exec(text.slice(...lead)), lead[0]);
  if (!first.key || !first.one || !first.two || !first.now || !first.then || more.length < FEWEST - 1) return null;
  const said = (span: Span | undefined): string => (span ? text.slice(...span) : "");
  if (said(first.one) === said(first.two) || said(first.scale) !== said(first.last)) return null;
  const scale = said(first.scale);
  const rows: Piece[] = ["\n", first.key, "\t", first.now, first.scale ?? "", "\t", first.then, first.last ?? ""];
  for (const [start, end] of more) {
    const { key, one, two, now, then } = groupSpans(NEXT.exec(text.slice(start, end)), start);
    if (!key || !now || !then) return null;
    if (
      (one && said(one) !== said(first.one)) ||
      (two && said(two) !== said(first.two)) ||
      (one === undefined) !== (two === undefined)
    )
      return null;
    rows.push("\n", key, "\t", now, scale, "\t", then, scale);
  }
  return pieced(text, [" \t", first.one, "\t", first.two, ...rows]);
}

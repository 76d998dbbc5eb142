/**
 * Counts each told with how many of them are of one sort are a table of both: "Weekday: 320 visitors (of whom 110 with children). Weekend: 900 (of whom 540 with children)"
 * → visitors · with children. The words behind are the same in each. Not "320 visitors, of whom 110 paid" alone.
 */
import { groupSpans, membersOf } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NUMBER = "\\d[\\d.,]*(?<=\\d)(?:[kKmM](?!\\p{L}))?";
const ITEM = new RegExp(
  `^(?<key>\\p{L}[^\\d(:,]{0,24}?(?:\\d{1,4}\\p{Ll}?)?):? (?:(?:had|has|with|saw|were|there were) )?(?<now>${NUMBER})(?<noun> \\p{L}[\\p{L} ]{1,24}?)?,? \\(?of (?:whom|which|these|them),? (?<with>${NUMBER})(?<word> \\p{L}[\\p{L} ]{1,30})?\\)?[.!]?$`,
  "diu",
); // catches "Weekday: 320 visitors (of whom 110 with children)", not "320 visitors (110 of them)"
const APART = /(?<=\)|\p{L}|\d)(?:[.;] (?:and |but )?|(?<=\)), (?:and |but )?| and (?=\p{L}[^()]{0,30}\(of))/giu; // catches ". " and "; ", not ", of whom"
const TWICE = /\bof (?:whom|which|these|them)\b.+\bof (?:whom|which|these|them)\b/isu; // catches two of them

/** Null where the text is no such list. */
export function ofWhomPairs(text: string): Squeezed | null {
  if (!text.includes("of ") || !TWICE.test(text)) return null;
  const items = membersOf(text, [0, text.trimEnd().replace(/[.!]$/u, "").length], APART).map(([start, end]) =>
    groupSpans(ITEM.exec(text.slice(start, end)), start),
  );
  const [first] = items;
  if (items.length < 2 || !first?.noun || !first.word) return null;
  const word = text.slice(...first.word).toLowerCase();
  const rows: Piece[] = [];
  for (const { key, now, with: own, word: said } of items) {
    if (!key || !now || !own || (said && text.slice(...said).toLowerCase() !== word)) return null;
    rows.push("\n", key, "\t", now, "\t", own);
  }
  const trimmed = ([start, end]: readonly [number, number]): Piece => [start + 1, end];
  return pieced(text, [" \t", trimmed(first.noun), "\t", trimmed(first.word), ...rows]);
}

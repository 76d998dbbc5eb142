/**
 * A head with a second column in brackets, and items told so: "Revenue, FY24 (FY23):⏎Core 120 (112)⏎Cloud 84 (61)" → a table of FY24 · FY23.
 * Not "Revenue (FY24):⏎Core 120", nor where an item has but one figure.
 */
import { groupSpans, membersOf } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const COLUMN =
  "(?:(?:FY|H[12] ?|Q[1-4] ?)?['’]?\\d{2,4}(?:[/–-]\\d{2})?|[QH][1-4]|(?:last|this|prior|previous) (?:year|quarter|month|week)|actual|plan(?:ned)?|target|budget(?:ed)?|forecast|before|after|then|now)";
const HEAD = new RegExp(
  `^(?<words>[^\\n:(]{0,60}?)[, –-]*\\b(?<one>${COLUMN}) \\((?<two>${COLUMN})\\)(?::\\s*|\\s*\\n)`,
  "diu",
); // catches "Revenue, FY24 (FY23):", not "Revenue (FY24):"
const NUMBER = "[-−+]?[$€£]?\\d[\\d.,]*(?<=\\d)(?:%|k|m|bn)?";
const ITEM = new RegExp(
  `^[•*–-]?\\s*(?<name>\\p{L}[^\\n:()]{0,40}?):? (?<first>${NUMBER}) \\((?<second>${NUMBER})\\)[.,;]?$`,
  "diu",
); // catches "Core 120 (112)", not "Core 120"
const APART = /\n+|[,;] (?=\p{L})| and (?=\p{L})/gu; // catches a line's end and ", " in front of "Cloud"
const FEWEST = 2;

/** Null where the text is no such table. */
export function bracketHeads(text: string): Squeezed | null {
  const head = HEAD.exec(text);
  const { words, one, two } = groupSpans(head, 0);
  if (!head || !words || !one || !two) return null;
  const rows: Piece[][] = [];
  for (const [start, end] of membersOf(text, [head[0].length, text.trimEnd().length], APART)) {
    const { name, first, second } = groupSpans(ITEM.exec(text.slice(start, end)), start);
    if (!name || !first || !second) return null;
    rows.push(["\n", name, "\t", first, "\t", second]);
  }
  const title: Piece[] = text.slice(...words).trim() === "" ? [] : [words, "\n"];
  return rows.length < FEWEST ? null : pieced(text, [...title, " \t", one, "\t", two, ...rows.flat()]);
}

/**
 * A head with a second column in brackets, and items told so: "Revenue, FY24 (FY23):⏎Core 120 (112)⏎Cloud 84 (61)" → a table of FY24 · FY23.
 * So is "What men buy (what women buy): beer 40% (22%), wine 25% (38%)". Not "Revenue (FY24):⏎Core 120", nor where an item has but one figure.
 */
import type { Span } from "@charticle/contract";
import { groupSpans, membersOf } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const COLUMN =
  "(?:(?:FY|H[12] ?|Q[1-4] ?)?['’]?\\d{2,4}(?:[/–-]\\d{2})?|[QH][1-4]|(?:last|this|prior|previous) (?:year|quarter|month|week|season|term)|actual|plan(?:ned)?|target|budget(?:ed)?|forecast|before|after|then|now|today)";
const HEAD = new RegExp(
  `^(?<words>[^\\n:(]{0,60}?)[, –-]*\\b(?<one>${COLUMN}) \\((?:in )?(?<two>${COLUMN})\\)(?::\\s*|\\s*\\n)`,
  "diu",
); // catches "Revenue, FY24 (FY23):", not "Revenue (FY24):"
const ASKED = /^(?<one>(?<asked>what|where|which|who|how) [^\n:()]{2,40}) \((?<two>\k<asked> [^()\n:]{2,40})\):\s*/diu; // catches "What men buy (what women buy):", not "What men buy (in Leeds):"
const PAST =
  /^(?<one>[^\n:()]{3,40}) \((?<two>(?![^()]* in brackets)(?:(?:last|previous|prior) |(?:a|one|two|five|ten) years? (?:ago|earlier|before)|the (?:year|season|month|week) before)[^()\n:]{0,20})\):\s*/diu; // catches "Goals (last season):", not "Goals (2023):"
const NUMBER = "[-−+]?[$€£]?\\d[\\d.,]*(?<=\\d)(?:%|k|m|bn)?";
const ITEM = new RegExp(
  `^[•*–-]?\\s*(?<name>\\p{L}[^\\n:()]{0,40}?):? (?<first>${NUMBER}) \\((?<second>${NUMBER})\\)[.,;]?$`,
  "diu",
); // catches "Core 120 (112)", not "Core 120"
const APART = /\n+|[,;] (?=\p{L})| and (?=\p{L})/gu; // catches a line's end and ", " in front of "Cloud"
const FEWEST = 2;
const NOTHING: Span = [0, 0];

/** Null where the text is no such table. */
export function bracketHeads(text: string): Squeezed | null {
  if (!text.includes(")")) return null;
  const head = HEAD.exec(text) ?? ASKED.exec(text) ?? PAST.exec(text);
  const { words = NOTHING, one, two } = groupSpans(head, 0);
  if (!head || !one || !two) return null;
  const rows: Piece[][] = [];
  for (const [start, end] of membersOf(text, [head[0].length, text.trimEnd().length], APART)) {
    const { name, first, second } = groupSpans(ITEM.exec(text.slice(start, end)), start);
    if (!name || !first || !second) return null;
    rows.push(["\n", name, "\t", first, "\t", second]);
  }
  const title: Piece[] = text.slice(...words).trim() === "" ? [] : [words, "\n"];
  return rows.length < FEWEST ? null : pieced(text, [...title, " \t", one, "\t", two, ...rows.flat()]);
}

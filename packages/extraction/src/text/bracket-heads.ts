/**
 * A head with a second column in brackets, and items told so: "Revenue, FY24 (FY23):⏎Core 120 (112)⏎Cloud 84 (61)" → a table of FY24 · FY23.
 * Not "Revenue (FY24):⏎Core 120", nor where an item has but one figure.
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const COLUMN =
  "(?:(?:FY|H[12] ?|Q[1-4] ?)?['’]?\\d{2,4}(?:[/–-]\\d{2})?|[QH][1-4]|(?:last|this|prior|previous) (?:year|quarter|month|week)|actual|plan(?:ned)?|target|budget(?:ed)?|forecast|before|after|then|now)";
const HEAD = new RegExp(
  `^(?<words>[^\\n:(]{0,60}?)[, –-]*\\b(?<one>${COLUMN}) \\((?<two>${COLUMN})\\)(?::\\s*|\\s*\\n)`,
  "iu",
); // catches "Revenue, FY24 (FY23):", not "Revenue (FY24):"
const NUMBER = "[-−+]?[$€£]?\\d[\\d.,]*(?<=\\d)(?:%|k|m|bn)?";
const ITEM = new RegExp(
  `^[•*–-]?\\s*(?<name>\\p{L}[^\\n:()]{0,40}?):? (?<first>${NUMBER}) \\((?<second>${NUMBER})\\)[.,;]?$`,
  "iu",
); // catches "Core 120 (112)", not "Core 120"
const APART = /\n+|[,;] (?=\p{L})| and (?=\p{L})/gu; // catches a line's end and ", " in front of "Cloud"
const FEWEST = 2;

/** Null where the text is no such table. */
export function bracketHeads(text: string): Squeezed | null {
  const head = HEAD.exec(text);
  const { words = "", one = "", two = "" } = head?.groups ?? {};
  if (!head || one === "") return null;
  const from = head[0].length;
  const ends = [...text.slice(from).trimEnd().matchAll(APART)].flatMap(({ index, 0: mark }) => [
    from + index,
    from + index + mark.length,
  ]);
  const places = [from, ...ends, text.trimEnd().length];
  const rows: Piece[][] = [];
  for (let at = 0; at + 1 < places.length; at += 2) {
    const [start = 0, end = 0] = places.slice(at, at + 2);
    const { name = "", first = "", second = "" } = ITEM.exec(text.slice(start, end))?.groups ?? {};
    if (name === "") return null;
    const placeOf = (part: string, behind: number): Piece => {
      const place = text.indexOf(part, behind);
      return [place, place + part.length];
    };
    const named = placeOf(name, start);
    const told = placeOf(first, start + text.slice(start, end).indexOf(name) + name.length);
    rows.push(["\n", named, "\t", told, "\t", placeOf(second, end - second.length - 2)]);
  }
  if (rows.length < FEWEST) return null;
  const column = (part: string, behind: number): Piece => {
    const place = text.indexOf(part, behind);
    return [place, place + part.length];
  };
  const title: Piece[] = words.trim() === "" ? [] : [[0, words.trimEnd().length], "\n"];
  return pieced(text, [
    ...title,
    " \t",
    column(one, words.length),
    "\t",
    column(two, text.indexOf("(", words.length)),
    ...rows.flat(),
  ]);
}

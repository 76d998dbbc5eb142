/**
 * What is put right behind a figure takes its place: "Feb 52 (correction: 25)" → "Feb 25", "18 on Monday (sorry, 16)" → "16 on Monday", "7 eggs, no wait, 9"
 * → "9 eggs", "65 in Tokyo... 64 actually" → "64 in Tokyo", "Weds 22, Thurs 19 - oops Weds was 27" → "Weds 27, Thurs 19". Not "52 (target: 25)",
 * nor "yes 61, no 204".
 */
import { type Piece, pieced } from "./pieced.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";

const NUMBER = "[$€£]?\\d(?:[\\d.,:]*\\d)?(?:%|[kKmM]\\b)?";
const WORDS = "(?: (?!no |sorry |oops |and |or )\\p{L}+){0,3}";
const HUM = "(?:(?:oh|er|um|ah|uh),? )?";
const SAID =
  "(?:no,? wait|wait,? no|no,? sorry|sorry,? no|sorry|oops|correction|corrected|edit(?:ed)?|scratch that|make that|I mean|should be|or rather)";
const BRACKET = new RegExp(
  `(?<![\\d.,])(?<old>${NUMBER})(?<words>${WORDS}) \\(${HUM}${SAID}[:,!]? (?<now>${NUMBER})(?: \\p{L}+)?\\)`,
  "giu",
); // catches "52 (correction: 25)", not "52 (target: 25)"
const BEHIND = new RegExp(
  `(?<![\\d.,])(?<old>${NUMBER})(?<words>${WORDS})(?:, | ?(?:\\.\\.\\.|…) ?| [–—-] |[.!] (?=sorry|oops|correction))${HUM}(?:${SAID}|(?<=(?:\\.\\.\\.|…) ?${HUM})no)[:,]? (?:it['’]s |that['’]s )?(?<now>${NUMBER})!?(?=[,.;!]|$| and )(?! \\p{L})`,
  "giu",
); // catches "7 eggs, no wait, 9" and "14 came Friday. Sorry, 41!", not "yes 61, no 204"
const ACTUALLY = new RegExp(
  `(?<![\\d.,])(?<old>${NUMBER})(?<words>${WORDS}) ?(?:\\.\\.\\.|…|,| [–—-]) ?(?<now>${NUMBER}),? actually(?=[,.;!]|$| and )`,
  "giu",
); // catches "65 in Tokyo... 64 actually", not "65, actually 64 of them"
const LATER = new RegExp(
  `(?:[.;,!]| [–—-]) ?${HUM}(?:oops|sorry|correction|edit|no,? wait|wait)[,:!]? (?:I mean )?(?<name>\\p{L}[\\p{L}'’ ]{1,20}) (?:was|is|were|are|had|got|should be|should have been|scored) (?<now>${NUMBER})[.!]?\\s*$`,
  "iu",
); // catches " - oops Weds was 27" at the end, not ", Weds was 27"
const MAYBE = new RegExp(`(?<=\\d) [–—-] or (?:maybe|perhaps|possibly|even) ${NUMBER} [–—-](?= and )`, "iu"); // catches " - or maybe 1,950 -", not "or 1,950"

/** The words behind the old figure stand behind the new one. */
const replacing =
  (words: RegExp) =>
  (text: string): Squeezed | null => {
    const found = [...text.matchAll(words)];
    const pieces: Piece[] = [];
    let from = 0;
    for (const { index, 0: whole, groups } of found) {
      const { old = "", words: behind = "", now = "" } = groups ?? {};
      const start = index + whole.lastIndexOf(now);
      const told = index + old.length;
      pieces.push([from, index], [start, start + now.length], [told, told + behind.length]);
      from = index + whole.length;
    }
    return found.length === 0 ? null : pieced(text, [...pieces, [from, text.length]]);
  };

/** "oops Weds was 27": the figure of that name, told earlier, is another. */
function namedLater(text: string): Squeezed | null {
  const found = LATER.exec(text);
  const { name = "", now = "" } = found?.groups ?? {};
  if (!found) return null;
  const told = new RegExp(`(?<![\\p{L}\\d])${name}:? (${NUMBER})`, "iu").exec(text.slice(0, found.index)); // the name is letters and blanks alone
  if (!told) return null;
  const old = told.index + told[0].length - (told[1] ?? "").length;
  const start = found.index + found[0].lastIndexOf(now);
  return pieced(text, [
    [0, old],
    [start, start + now.length],
    [told.index + told[0].length, found.index],
  ]);
}

const without = (text: string): Squeezed | null => {
  const found = MAYBE.exec(text);
  return found
    ? pieced(text, [
        [0, found.index],
        [found.index + found[0].length, text.length],
      ])
    : null;
};

/** Null where nothing is put right. */
export const corrections = (text: string): Squeezed | null =>
  changedBy(text, [replacing(BRACKET), replacing(BEHIND), replacing(ACTUALLY), namedLater, without]);

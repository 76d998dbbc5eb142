/** What was left out and why, as sentences for the person. */

import type { Reading } from "../read/reading.ts";
import { closedTag } from "../read/sentence/word-class.ts";
import type { Figure, Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";

/** @property total what the parts add up to, where the text states it */
type Input = { scan: Scan; mentions: readonly Mention[]; reading: Reading; total: Figure | null; dropped: number };

const MAX_NOTES = 8;

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** A figure with what it counts: "64 tickets"; "98 seconds" says it already. */
const quoted = (scan: Scan, figure: Figure): string => {
  const [after = "", word = ""] = /^[ \t]+([\p{L}-]{3,})/u.exec(scan.text.slice(figure.end)) ?? []; // catches " tickets", not ", the" or a word on the next line
  const counts = figure.bare && closedTag(word.toLowerCase()) === null;
  return clip(scan.text.slice(figure.start, figure.end) + (counts ? after : ""));
};

export function notesOf({ scan, mentions, reading, total, dropped }: Input): string[] {
  const used = new Set(
    reading.cells.flatMap((row) => row.flatMap((cell) => (cell ? cell.spans.map(([start]) => start) : []))),
  );
  const notes: string[] = [...(reading.notes ?? [])];
  const isNamed = ({ start, end }: Mention): boolean =>
    reading.used?.some(([from, to]) => from <= start && to >= end) === true; // "1st place"
  const lower = scan.text.toLowerCase();
  /** It stands in a name, or a part of it is shown: "2 hours 20" of "1 to 2 hours 20, more than 2 hours 8". */
  const isShown = ({ start, end }: Mention): boolean =>
    [...used].some((place) => place > start && place < end) ||
    reading.points.some(({ name }) => {
      const at = lower.indexOf(name.toLowerCase());
      return at >= 0 && at <= start && at + name.length >= end;
    });
  for (const mention of mentions) {
    if (isNamed(mention) || isShown(mention)) continue;
    if (mention.kind === "aside" && !["hashtag or handle", "link"].includes(mention.why))
      notes.push(`“${clip(scan.text.slice(mention.start, mention.end))}” is left out: ${mention.why}.`);
    if (mention.kind !== "figure" || used.has(mention.start) || mention.weak || reading.shape === "table") continue;
    notes.push(
      mention.start === total?.start
        ? `“${quoted(scan, mention)}” is left out: it is the total of the parts.`
        : `“${quoted(scan, mention)}” is left out: it is not one of the compared values.`,
    );
  }
  if (dropped > 0) notes.push(`${dropped} further points are left out: a chart shows at most 60.`);
  return notes.slice(0, MAX_NOTES);
}

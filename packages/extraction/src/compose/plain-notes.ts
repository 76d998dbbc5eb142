/** What was left out and why, as sentences for the person, as far as it is plain. */
import type { TitleInput } from "./title-input.ts";

export const MAX_NOTES = 8;

export const noteOf = (quote: string, why: string): string => `“${quote}” is left out: ${why}.`;

export function plainNotes({ scan, mentions, reading, total }: TitleInput): string[] {
  const used = reading.cells.flatMap((row) => row.flatMap((cell) => (cell ? cell.spans.map(([start]) => start) : [])));
  return mentions.flatMap((mention) => {
    const { kind, start, end } = mention;
    if (kind !== "figure" || mention.weak || reading.shape === "table") return [];
    if (used.some((place) => place >= start && place < end)) return [];
    const why = start === total?.start ? "the total of the parts" : "not one of the compared values";
    return noteOf(scan.text.slice(start, end), `it is ${why}`);
  });
}

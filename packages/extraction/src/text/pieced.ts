/** A text put together from parts of the one typed and from marks between them; each place of a part is known as typed. */
import type { Span } from "@charticle/contract";
import type { Squeezed } from "./squeezed.ts";

/** A part of the text as typed, or a mark that is put between two. */
export type Piece = Span | string;

export function pieced(text: string, pieces: readonly Piece[]): Squeezed {
  const parts: { at: number; start: number; length: number }[] = [];
  let out = "";
  for (const piece of pieces) {
    if (typeof piece === "string") out += piece;
    else {
      const [start, end] = piece;
      parts.push({ at: out.length, start, length: end - start });
      out += text.slice(start, end);
    }
  }
  const placeOf = (place: number): number => {
    const part = parts.findLast(({ at }) => at <= place);
    return part ? part.start + Math.min(place - part.at, Math.max(0, part.length - 1)) : 0;
  };
  /** What begins with a mark that was put in front, as "$" of a cell, begins where the part behind it does. */
  const startOf = (start: number, end: number): number => {
    const part = parts.find(({ at, length }) => at + length > start);
    const isMark = part !== undefined && part.at > start && part.at < end && !/\s/u.test(out.slice(start, part.at)); // catches a tab, not "$"
    return isMark ? part.start : placeOf(start);
  };
  /** A figure whose unit stands in front of it as typed, "4.1 m … no, 2.1", ends with its own part. */
  const endOf = (start: number, end: number): number => {
    const to = placeOf(end - 1) + 1;
    const part = to > startOf(start, end) ? undefined : parts.findLast(({ at }) => at <= start);
    return part ? part.start + part.length : to;
  };
  return { text: out, back: ([start, end]) => [startOf(start, end), endOf(start, end)] };
}

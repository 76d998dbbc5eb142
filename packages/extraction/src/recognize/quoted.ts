/** A name between quotes: “more tutorials”, "March update". Its words belong together and hold no data. */
import { type Scan, tokenAt } from "../text/scan.ts";
import type { NameNumber } from "./mention.ts";
import { placeOf } from "./place.ts";

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["‘", "’"],
]);
const MOST_WORDS = 7;

export function quotedAt(scan: Scan, at: number): NameNumber | null {
  const open = tokenAt(scan, at - 1);
  const close = CLOSING.get(open.text);
  if (!close || tokenAt(scan, at).kind !== "word" || tokenAt(scan, at).spaced) return null;
  for (let to = at + 1; to <= at + MOST_WORDS && to < scan.tokens.length; to++) {
    const token = tokenAt(scan, to);
    if (token.text === close) return { kind: "name", ...placeOf(scan, at, to) };
    if (token.kind === "line" || ["%", "$", "€", "£"].includes(token.text)) return null;
  }
  return null;
}

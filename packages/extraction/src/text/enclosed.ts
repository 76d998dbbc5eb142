/** A message that stands in quotes or brackets as a whole, or ends in "!!" or "…", is read as if it were typed plain. */
import { matches, matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";

const PAIRS: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["(", ")"],
  ["[", "]"],
]);

/** Whether what opens first closes at the very end: "(A 5, B 7)", not "(A) 5, (B)". */
function isWhole(inner: string, open: string, close: string): boolean {
  if (open === close) return !inner.includes(open);
  let depth = 1;
  for (const character of inner) {
    if (character === open) depth++;
    if (character === close) depth--;
    if (depth === 0) return false;
  }
  return depth === 1;
}

/** Null where the text stands in nothing. */
export function enclosed(text: string): Squeezed | null {
  const kept = text.trim();
  const [open = "", close] = [kept.at(0), PAIRS.get(kept.at(0) ?? "")];
  const inner = kept.slice(1, -1);
  if (close === undefined || kept.at(-1) !== close || inner.trim() === "" || !isWhole(inner, open, close)) return null;
  const shift = text.indexOf(open) + 1;
  return { text: inner, back: ([start, end]) => [start + shift, end + shift] };
}

const EXCITED = /(?<=[\p{L}\d%)])\s*(?:[!?]*!{2,}|!*…|\.{3,})$/u; // catches "!!" and "…" behind "12", not "!" or "."

/** Null where the text ends as sentences do. */
export function calmed(text: string): Squeezed | null {
  const found = matchIn(text, EXCITED);
  return (
    found && {
      text: `${text.slice(0, found.index)}.`,
      back: ([start, end]) => [start, Math.min(end, found.index + found[0].length)],
    }
  );
}

const SENTENCES = /[\p{L}\d%)][.!?] +\p{Lu}/u; // catches "bus. The", not "3.5"
const OPEN_END = /[\p{L}\d%]$/u; // catches "phone", not "phone."

/** Several sentences of which the last has no stop. */
export function stopped(text: string): Squeezed | null {
  return matches(text, SENTENCES) && matches(text, OPEN_END) && !text.includes("\n")
    ? { text: `${text}.`, back: ([start, end]) => [start, Math.min(end, text.length)] }
    : null;
}

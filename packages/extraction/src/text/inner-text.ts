/** What is read of a text: without what stands around it, in the usual case and spelling. Each place is known as typed. */
import { MAX_TEXT_LENGTH } from "@charticle/contract";
import { calmed, enclosed, stopped } from "./enclosed.ts";
import { recased } from "./recased.ts";
import { joinedLines, respelled, spelledUsually } from "./respelled.ts";
import type { Squeezed } from "./squeezed.ts";
import { unframed } from "./unframed.ts";

/** A step that leaves every letter in its place. */
const inPlace =
  (change: (text: string) => string | null) =>
  (text: string): Squeezed | null => {
    const changed = change(text);
    return changed === null ? null : { text: changed, back: (span) => span };
  };

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  enclosed,
  unframed,
  calmed,
  stopped,
  inPlace(joinedLines),
  inPlace(recased),
  inPlace(spelledUsually),
  respelled,
];

/** Null where the text is read as it stands. */
export function innerText(text: string): Squeezed | null {
  if (typeof text !== "string" || text.length > MAX_TEXT_LENGTH) return null;
  return STEPS.reduce<Squeezed | null>((inner, step) => {
    const next = step(inner?.text ?? text);
    if (!next || !inner) return next ?? inner;
    return { text: next.text, back: (span) => inner.back(next.back(span)) };
  }, null);
}

/** What is read of a text: without what stands around it, in the usual case and spelling. Each place is known as typed. */
import { MAX_TEXT_LENGTH } from "@charticle/contract";
import { asideless } from "./asideless.ts";
import { recased } from "./recased.ts";
import { joinedLines, respelled } from "./respelled.ts";
import type { Squeezed } from "./squeezed.ts";
import { unframed } from "./unframed.ts";
import { uninterjected } from "./uninterjected.ts";

/** A step that leaves every letter in its place. */
const inPlace =
  (change: (text: string) => string | null) =>
  (text: string): Squeezed | null => {
    const changed = change(text);
    return changed === null ? null : { text: changed, back: (span) => span };
  };

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  unframed,
  inPlace(joinedLines),
  inPlace(recased),
  respelled,
];

/** Ways to read less of a text, each with how much surer the reader must be of it than of the whole. */
export const SHORTER: readonly (readonly [shorten: (text: string) => Squeezed | null, surer: number])[] = [
  [uninterjected, 0],
  [asideless, 0.1],
];

/** What is read of a text once it was shortened so; null where nothing is left out. */
export const shortened = (text: string, shorten: (text: string) => Squeezed | null): Squeezed | null =>
  typeof text === "string" && text.length <= MAX_TEXT_LENGTH && shorten(text)
    ? stepped(text, [shorten, ...STEPS])
    : null;

/** Null where the text is read as it stands. */
export const innerText = (text: string): Squeezed | null => stepped(text, STEPS);

function stepped(text: string, steps: typeof STEPS): Squeezed | null {
  if (typeof text !== "string" || text.length > MAX_TEXT_LENGTH) return null;
  return steps.reduce<Squeezed | null>((inner, step) => {
    const next = step(inner?.text ?? text);
    if (!next || !inner) return next ?? inner;
    return { text: next.text, back: (span) => inner.back(next.back(span)) };
  }, null);
}

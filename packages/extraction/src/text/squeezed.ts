/**
 * Blanks typed twice mean no more than one: "Prices, in £bn:  health 1.9,  roads 0.7", "Warsaw 9  412". Where they line up
 * columns the text is a table and stays as it is.
 */
import type { Span } from "@charticle/contract";

export type Squeezed = {
  text: string;
  /** The place in the text as typed. */
  back: (span: Span) => Span;
};

/** A place in the changed text from which on so many characters of the typed one are gone (fewer than none: added). */
export type Shift = { at: number; gone: number };

/** Tells the places in the text as typed. */
export function backBy(shifts: readonly Shift[]): Squeezed["back"] {
  const placeOf = (place: number): number => place + (shifts.findLast(({ at }) => at <= place)?.gone ?? 0);
  return ([start, end]) => [placeOf(start), placeOf(end - 1) + 1];
}

/** What a change makes of what another left; the other where it changes nothing. */
export const after = (inner: Squeezed | null, next: Squeezed | null): Squeezed | null =>
  next && inner ? { text: next.text, back: (span) => inner.back(next.back(span)) } : (next ?? inner);

/** What several changes make of a text, one on what the other leaves; null where none changes it. */
export function changedBy(text: string, steps: readonly ((text: string) => Squeezed | null)[]): Squeezed | null {
  let inner: Squeezed | null = null;
  for (const step of steps) inner = after(inner, step(inner?.text ?? text));
  return inner;
}

const RUNS = /(?<=\S)[ \u00a0]{2,}(?=\S)/gu; // catches "  " and a no-break space beside a blank, not the one of "a b"

/** Null where no blank stands beside another. */
export function squeezed(text: string): Squeezed | null {
  if (!text.includes("  ") && !text.includes("\u00a0")) return null;
  const cuts: Shift[] = [];
  let gone = 0;
  const out = text.replace(RUNS, (run: string, at: number) => {
    const kept = at - gone + 1;
    gone += run.length - 1;
    cuts.push({ at: kept, gone });
    return " ";
  });
  return cuts.length === 0 ? null : { text: out, back: backBy(cuts) };
}

/**
 * Weight regained, beside weight lost, in the usual order: "in May I put 2 back on", "put half a kilo on" → "put on 2". Not "put 20 on the horse", nor where
 * nothing was lost.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PUT =
  /\b(put|puts|putting) ((?:another |about |only |just )?(?:\d[\d.,]*(?<=\d)|one|two|three|four|five|half an?)(?: ?(?:kg|kilos?|lbs?|pounds?|stone|g))?)(?: back on| on(?= ?(?:[,.;!]|$|again|and |in |over |by ))| back(?= ?(?:[,.;!]|$)))/giu; // catches "put 2 back on" and "put 2 kg on,", not "put 20 on red"

/** Null where none is told so. */
export const putBackOn = (text: string): Squeezed | null =>
  /\b(?:lost|lose|shed|dropped|down)\b/iu.test(text) && /\bput/iu.test(text) // catches "lost" and "puts", not "glossed"
    ? without(text, PUT, (_, __, [verb = "", amount = ""]) => `${verb} on ${amount}`)
    : null;

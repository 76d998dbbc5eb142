/**
 * A text without what joins a sentence to the one before it and says nothing of its figures: "On the other hand, the dearest were Oslo with
 * 9.1" → "the dearest were Oslo with 9.1". Not "On the one hand 12, on the other 9", nor "In total, 40".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CUE =
  /\b(?:hand|fact|addition|contrast|comparison|words|however|moreover|furthermore|additionally|similarly|likewise|indeed|interestingly|surprisingly|unsurprisingly|statistically|notably|remarkably|meanwhile|nevertheless|nonetheless|consequently|therefore|specifically|instance|example|turn|course),/iu; // catches "On the other hand,", not "hand 12"
const JOINED =
  /(?<=^|[.!?;] |\n)(?:on the other hand|in (?:actual )?fact|in addition|(?:by|in) (?:contrast|comparison)|in other words|however|moreover|furthermore|additionally|similarly|likewise|indeed|interestingly(?: enough)?|(?:un)?surprisingly|statistically(?: speaking)?|notably|remarkably|meanwhile|nevertheless|nonetheless|consequently|therefore|specifically), (?=\p{L})/giu; // catches "On the other hand, the", not "In total, 40"

const WITHIN =
  /(?<=\p{L}), (?:on the other hand|by contrast|in contrast|by comparison|in comparison|however|meanwhile|for (?:instance|example)|in turn|of course|in fact|indeed),(?= \p{Ll})/giu; // catches ", on the other hand," in front of "shipped", not ", and"

/** Null where nothing joins. */
export const connected = (text: string): Squeezed | null =>
  CUE.test(text) ? changedBy(text, [(said) => without(said, JOINED), (said) => without(said, WITHIN)]) : null;

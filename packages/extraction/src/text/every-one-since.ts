/**
 * Things that are counted off, the later ones told by "one": "Episode 1 got 300 listens and every one since has beaten the last by 50" → "every
 * episode since". Not "every one of them", nor where no numbered thing opens the text.
 */
import { matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIRST = /^[^.:;\d]{0,30}?\b(\p{L}{3,}) (?:1|one)\b/u; // catches "Episode 1", not "12 episodes"
const ONE = /(?<=\b(?:every|each) (?:single )?)one(?= (?:since|after(?: (?:it|that))?)\b)/giu; // catches the "one" of "every one since", not of "every one of"

/** Null where none is told so. */
export function everyOneSince(text: string): Squeezed | null {
  const [, noun = ""] = matchIn(text, FIRST) ?? [];
  return noun === "" ? null : without(text, ONE, () => noun.toLowerCase());
}

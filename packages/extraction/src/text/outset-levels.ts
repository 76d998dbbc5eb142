/**
 * Where something began is told beside its name: "catch-up, next to nothing at the outset (0.4 million), climbed to 2.2 million" → "catch-up climbed
 * from 0.4 million to 2.2 million". Not "catch-up (0.4 million) climbed to 2.2 million", of which nothing says when.
 */

import type { Span } from "@charticle/contract";
import { CHANGE_DOWN, CHANGE_UP } from "../lexicon/verbs.ts";
import { matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const OUTSET =
  /(?<=\p{L})(?:, [^,().;:\d]{0,30}?)? ?,? ?(?:at|in) the (?:outset|start|beginning)(?: \(| of | at |, )(\p{Sc}?\d[\d.,]*(?:%| ?\p{L}+)?)\)?, ((?:had |has |have )?(\p{L}+)) (?=to \p{Sc}?\d)/du; // catches ", next to nothing at the outset (0.4 million), climbed " in front of "to 2.2 million", not "at the outset"

/** Null where nothing is told so. */
export function outsetLevels(text: string): Squeezed | null {
  const found = /\b(?:outset|start|beginning)\b/u.test(text) ? matchIn(text, OUTSET) : null; // catches "outset", not "started"
  const [, level, verb] = found?.indices ?? [];
  const deed = found?.[3]?.toLowerCase() ?? "";
  if (!found || !level || !verb || !(CHANGE_UP.has(deed) || CHANGE_DOWN.has(deed))) return null;
  const rest: Span = [found.index + found[0].length, text.length];
  return pieced(text, [[0, found.index], " ", verb, " from ", level, " ", rest]);
}

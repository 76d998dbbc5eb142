/**
 * Figures held against each other behind what may have versions are no versions: "iOS 48.6 v 41.2, Android 39.0 v 38.7, web 55.3 v 44.9" →
 * "iOS: 48.6 v 41.2, …". Three at least, all with a point; not "iOS 17.2 vs 17.3".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FEWEST = 3;

const PAIR = "\\d{1,3}\\.\\d{1,2}%? ?(?:v|vs\\.?|versus|against|\\/|and|→|to) ?\\d{1,3}\\.\\d{1,2}(?![\\d.])";
const ITEM = new RegExp(`\\p{L}:? ${PAIR}`, "gu"); // catches "web 55.3 v 44.9", not "web 55"
const BEHIND = new RegExp(`(?<=\\b\\p{L}*\\p{Lu}\\p{L}*) (?=${PAIR})`, "gu"); // catches the blank of "iOS 48.6 v 41.2", not of "web 55.3 v 44.9"

/** Null where fewer are told so. */
export function pairsOfSystems(text: string): Squeezed | null {
  return (text.match(ITEM)?.length ?? 0) < FEWEST ? null : without(text, BEHIND, () => ": ");
}

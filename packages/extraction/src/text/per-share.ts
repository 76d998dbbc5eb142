/**
 * What a sum is for each share, told beside it: "net income rose to $41m, or 32 cents per share, from $38m, or 29 cents per share" →
 * "net income rose to $41m from $38m". Not "earnings were 32 cents per share", which is told alone.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const EACH =
  "(?:an?|per|each|for each)(?: diluted| basic| ordinary| common)? (?:share|unit|ADS)\\b(?: diluted| basic)?";
const BESIDE = new RegExp(
  `(?<=\\d[\\d.,]*%? ?(?:million|billion|trillion|crore|mn|bn|[mMkKB])?)(?:,? or |,? \\(|, )(?:or |a loss of )?[$€£₹]?\\d[\\d.,]*(?: ?(?:cents?|pence|sen|euros|p|c))? ${EACH}(?:\\)|,(?= (?:from|in|compared|against|versus|up|down|on|for|a)\\b)|(?=[.;]|$| (?:a year|from|in|last|versus|compared)\\b))`,
  "giu",
); // catches ", or 32 cents per share,", " or 32 cents per share" in front of " a year" behind "$41m" and " (32p a share)", not "32 cents per share"

/** Null where no sum is told so. */
export const perShare = (text: string): Squeezed | null => (/\bshare\b/iu.test(text) ? without(text, BESIDE) : null); // catches "per share", not "shares"

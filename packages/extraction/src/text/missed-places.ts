/**
 * A round in which nothing was measured names no figure: "improved to 7.81 in the second, fouled in the third, found 7.94 in the fourth, passed the
 * fifth and won it with 8.03" → without the third and the fifth. Not "passed the third with 9".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const DEED =
  "(?:fouled|passed|missed|skipped|sat out|failed|abandoned|no-jumped|scratched|retired|faulted|did not (?:run|start|play|finish|throw|jump)|didn['’]t (?:run|start|play|finish|throw|jump)|crashed|fell|drew a blank|was (?:ill|injured|absent|out|off))";
const MISSED = new RegExp(
  `(?:, (?:and |but |then )?| (?:and|but|then) )(?:he |she |they |we |i )?(?:then )?${DEED}(?: (?:in|on|at|during|for|out of|with))?(?: (?:his|her|their|a))? (?:the )?(?:second|third|fourth|fifth|sixth|seventh|next)(?: (?:round|attempt|throw|jump|set|race|lap|leg|game|match|week|day|session|stage|one))?(?=, (?!the|a )| and \\p{L}| but \\p{L}|[.;])`,
  "giu",
); // catches ", fouled in the third" and ", passed the fifth", not ", passed the third with 9"

/** Null where no round is told so. */
export const missedPlaces = (text: string): Squeezed | null =>
  /\b(?:second|third|fourth|fifth|sixth|seventh|next)\b/u.test(text) ? without(text, MISSED) : null; // catches "third", not "thirds"

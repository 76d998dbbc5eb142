/**
 * What is left of money, time or things, told at the end, is a part named as such: "…, which leaves £305 of our £1,250 budget" → "…, left £305 out
 * of £1,250"; "(leaves £305)", ". There are 50 euros left in the kitty" and ". £305 left over" → ", left £305". Not "leaving 8 unsold" nor "which
 * leaves 12% for materials", which say what is left, nor where the text tells of fewer than two others, or of some who left.
 */
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const SIGN = "(?:[$€£₹₦]|Rs\\.? ?)?";
const FIGURE = `${SIGN}\\d[\\d.,]*\\d|${SIGN}\\d`;
const SUM = `(?:${FIGURE})(?:%|k| (?:euros?|pounds|dollars|quid|days|hours|minutes|per ?cent|percent))?`;
const HEDGES = "(?:(?:just|only|about|around|roughly|exactly|a mere|the last|the final) )*";
const WHOM = "(?:(?:us|me|them|him|her|you) )?(?:with )?";
const WHOLE = `(?: (?:out of|of|from) (?:(?:the|our|my|his|her|its|their|a) )?(?:(?:original|total|whole|full) )?(${SUM})(?: (?:budget|total|grant|pot|kitty|float|allowance|fund|limit))?)?`;
const WHERE = "(?: (?:over|unspent|to spend))?(?: in (?:the|our|my) (?:bank|kitty|pot|budget|account|tin|till|fund))?";
const ENDS = "\\)?(?=[.!?]*$)";

const LEAVING = new RegExp(
  `(?:,? and |,? so |, | [–—-] | \\(|[.;] )(?:(?:which|that|this|it)(?: (?:only|just))? (?:leaves|left)|leaves|leaving) ${WHOM}${HEDGES}(${SUM})(?: left)?${WHERE}${WHOLE}${ENDS}`,
  "diu",
); // catches ", which leaves £305 of our £1,250 budget", not ", leaving 8 unsold"
const LEFT = new RegExp(
  `(?:,? and |,? so |, | [–—-] | \\(|[.;] )(?:there(?: is|['’]s| are) |(?:we|I)(?:['’]ve| have)(?: got| still)? |(?:that|this) means )?(?:still )?${HEDGES}(${SUM}) (?:(?:is|are) )?(?:(?:still )?left|remains?|remaining)${WHERE}${WHOLE}${ENDS}`,
  "diu",
); // catches ". There are 50 euros left in the kitty" and "; 5 remain", not ", 5 left early"

const NUMBERS = /\d[\d.,]*/gu; // catches "1,250", not "five"
const FEWEST = 2;
const GONE = /\bleft\b/iu; // catches "have left the service" of others, not "leftovers"

/** Null where nothing is left over. */
export function leftOver(text: string): Squeezed | null {
  if (!/\b(?:leav(?:es|ing)|left|remain(?:s|ing)?)\b[^\n]{0,60}$/iu.test(text)) return null; // catches "leaves", not "leave"
  const found = LEAVING.exec(text) ?? LEFT.exec(text);
  const ahead = text.slice(0, found?.index);
  const [at, sum, whole] = found?.indices ?? [];
  if (!at || !sum || (ahead.match(NUMBERS)?.length ?? 0) < FEWEST || GONE.test(ahead)) return null;
  return pieced(text, [[0, at[0]], ", left ", sum, ...(whole ? [" out of ", whole] : []), [at[1], text.length]]);
}

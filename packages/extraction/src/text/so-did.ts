/** What another did as well: "Eva scored 47, and so did Ines" → "Eva scored 47, as did Ines". Not "so did not", nor "Eva scored 47. So did Ines." */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SO =
  /(?<=\d[^.!?;]{0,30},? )and so (?=(?:did|does|do|has|have|had|was|were|is|are) (?:(?:the|my|our|his|her) )?\p{L}+(?: \p{L}+)?[,;.!]?(?:\s|$))/u; // catches "and so " in front of "did Ines;", not in front of "we left"
const COMMA = /,? and so (?=(?:did|does|do|has|have|had|was|were|is|are) )/u; // catches ", and so " in front of "did", not of "we"

/** Null where nobody did the same. */
export const soDid = (text: string): Squeezed | null =>
  text.includes("and so ") && SO.test(text) ? without(text, COMMA, () => ", as ") : null;

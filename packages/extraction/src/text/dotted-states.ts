/**
 * Lands in letters with points are read without: "The U.S. is second with 74.5 GW", "in the U.K. it fell" → "The US is second …", so that
 * no sentence ends there. Not "J.K. Rowling", "9 p.m." or "U.S." that ends its sentence, whose last point stays.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LANDS = /(?<![\p{L}.\d])(?:U\.S\.A\.|U\.A\.E\.|U\.[SKN]\.|E\.U\.|D\.C\.|N\.Z\.|L\.A\.)(?!\p{L})/gu; // catches "U.S." and "U.K.'s", not "J.K." or "U.S.S.R."
const OPENS =
  /^(?:["”)]|\s)+(?:The|It|Its|In|But|And|That|This|These|Those|An?|He|She|They|We|I|You|Meanwhile|However|Overall|For|At|On|As|With|While|After|Last|Next|One|Some|Most|Many|Almost|Nearly|About|Only|Just|Our|My|By|From|Since|Of)\b/u; // catches " The", not " Treasury"
const ENDS = /^["”)]*\s*(?:$|\n)/u; // catches the end, not " is"

/** Null where no land is told so. */
export const dottedStates = (text: string): Squeezed | null =>
  text.includes(".")
    ? without(text, LANDS, (found, at) => {
        const rest = text.slice(at + found.length);
        return `${found.replaceAll(".", "")}${OPENS.test(rest) || ENDS.test(rest) ? "." : ""}`;
      })
    : null;

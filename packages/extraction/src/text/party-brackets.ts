/**
 * What is told in brackets of names alone, their party or place, is no name of its own: "Ann Lee (Labour) 1,245; Bo Poe (Green) 876" →
 * "Ann Lee 1,245; Bo Poe 876"; "Ann Lee (D-MA) leads with 48%" → "Ann Lee leads with 48%". Not "Ann (12)" nor "Sales (gross) 12, (net) 9",
 * nor where one name stands with several: "Lee (Home) 3, Lee (Away) 1".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NAME = "\\p{Lu}[\\p{L}'’.-]*";
const OFFICE = new RegExp(
  `(?<=${NAME}) \\((?:[RDIL](?:-\\p{Lu}[\\p{L}.]{1,8})?|Rep|Dem|Ind|Lab|Con|Lib ?Dem|LD|SNP|DUP|GOP|Republican|Democrat)\\)`,
  "gu",
); // catches " (R-AR)" and " (Lab)", not " (R2)"
const TOLD = new RegExp(
  `(${NAME}(?: ${NAME}){0,3}) \\(\\p{Lu}[\\p{L}'’-]{2,}(?: [\\p{L}'’&-]+){0,3}\\)(?=:? [$€£]?\\d)`,
  "gu",
); // catches "Ann Lee (Labour)" in front of " 1,245", not "Sales (gross)"
const BRACKET = / \([^()]*\)$/u; // catches " (Labour)", not "(12) and"

/** Names that stand in front of figures, each with brackets of its own; one will do where others were known by their party. */
function told(text: string, known: boolean): Squeezed | null {
  const found = [...text.matchAll(TOLD)];
  const names = new Set(found.map(([, name]) => name));
  return found.length > (known ? 0 : 1) && names.size === found.length
    ? without(text, TOLD, (whole) => whole.replace(BRACKET, ""))
    : null;
}

/** Null where no name stands so. */
export function partyBrackets(text: string): Squeezed | null {
  if (!text.includes(" (")) return null;
  const known = (text.match(OFFICE)?.length ?? 0) > 1;
  return changedBy(text, [(now) => without(now, OFFICE), (now) => (known || now === text ? told(now, known) : null)]);
}

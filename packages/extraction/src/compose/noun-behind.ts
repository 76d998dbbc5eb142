/**
 * What is measured, with the noun for it that could be a verb as well: "Response times at p50 and p90 were 38 and 120" → Response times;
 * "Bread prices for a kilo …" → Bread prices. Not "Men score 4 goals".
 */

const BEHIND =
  /^ (rates?|scores?|prices?|counts?|times|levels?|marks|grades|wages|results)(?= (?:before|after|over|for|in|at|of|on|among|amongst|by|per|was|were|is|are|has|had|rose|fell|from)\b)/iu; // catches " prices" in front of " for", not " price them"
const NEAR = 40;

/** The title, with that noun where it stands behind it at the beginning of the text. */
export function withNounBehind(text: string, title: string): string {
  const at = title === "" || title.includes(" and ") ? -1 : text.toLowerCase().indexOf(title.toLowerCase());
  const behind = at < 0 || at > NEAR ? undefined : BEHIND.exec(text.slice(at + title.length))?.[1];
  return behind ? `${title} ${behind.toLowerCase()}` : title;
}

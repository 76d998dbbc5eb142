/**
 * What is measured with the word for it that could be a verb as well: "The success rate for men was 82%" → Success rate; "Pass rates
 * at Lincoln …" → Pass rates. Not "Voters rate him 6", nor "Men score 4 goals".
 */

const BEHIND =
  /^ (rates?|scores?|prices?|counts?|times|levels?)(?= (?:for|in|at|of|on|among|amongst|by|per|was|were|is|are|has|had|rose|fell|from)\b)/iu; // catches " rate" in front of " for men", not " rate him"

/** The title, with that word where it stands behind it in the text. */
export function withRateBehind(text: string, title: string): string {
  if (title === "" || title.includes(" and ")) return title;
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  if (at < 0 || at > 40) return title;
  const behind = BEHIND.exec(text.slice(at + title.length))?.[1];
  return behind ? `${title} ${behind.toLowerCase()}` : title;
}

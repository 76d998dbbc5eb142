/**
 * "Gross" says what sort of money it is, though it can be a deed: of "Gross margin was 61% in Q1" it is the gross margin that is shown. Not of "the films
 * gross 40m", nor of "profit 12, gross profit 15", which tells both.
 */
const LEAD = /(?<![\p{L}-])gross (?=(?!and\b|or\b)\p{L})/iu; // catches "Gross " of "Gross margin", not of "gross 40m" or "gross and net"
const FIRST = "Gross ";

/** The name with it, where the text has the one never without the other. */
export function grossTold(text: string, name: string): string {
  const own = name.toLowerCase();
  if (own === "" || own.includes("gross") || !LEAD.test(text)) return name;
  const bare = text.toLowerCase().replaceAll(`gross ${own}`, "").replaceAll(`net ${own}`, "");
  const told = text.toLowerCase().includes(`gross ${own}`) && !bare.includes(own);
  return told ? FIRST + name.charAt(0).toLowerCase() + name.slice(1) : name;
}

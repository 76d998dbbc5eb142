/**
 * The base that rates are told by is told once: "Goa (760 per 100,000 residents), Pune (673 per 100,000)" → "Goa (760 per 100,000
 * residents), Pune (673)". Not "5 per 1,000 in Goa", alone, nor "12 per 100,000 men, 9 per 1,000 women", which are no like rates.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const BASE = "1,?000|10,?000|100,?000|1,?000,?000|million|thousand|100k";
const PER = new RegExp(
  `(?<=\\d) per (${BASE})(?![\\d,]*\\d)(?: (?:people|residents|inhabitants|persons|population|head|live births|births))?`,
  "giu",
); // catches " per 100,000 residents" of "760 per 100,000 residents", not of "deaths per 100,000"
const FEWEST = 2;

/** Null where no base is told twice. */
export function perBases(text: string): Squeezed | null {
  const bases = [...text.matchAll(PER)];
  const [first] = bases;
  const alike = new Set(bases.map(([, base = ""]) => base.toLowerCase().replaceAll(",", ""))).size === 1;
  if (!first || bases.length < FEWEST || !alike) return null;
  return without(text, PER, (found, at) => (at === first.index ? found : ""));
}

/**
 * From how many people or things come is what each has: "Visitors came from 20 countries, speakers from 12" → "Visitors had 20 countries, speakers 12". Not
 * "80% of sales come from 20 products", nor "it came from 20 to 80".
 */
import { matches, matchesIn } from "./needs/matches.ts";
import { after, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COME = / (?:come|comes|came) from (?=(?:about |over |around |just |only )?\d[\d.,]*(?<=\d) \p{L}{3,})/gu; // catches " came from " of "came from 20 countries", not of "came from 20 to 80"
const AGAIN = /(?<=, (?:and )?[^,.;\d]{2,30}| and [^,.;\d]{2,30}) from (?=\d)/gu; // catches " from " of ", speakers from 12", not of "came from 20"
const OTHER = /%|\bto \d|\d (?:years|months|weeks|days|hours) ago\b/u; // catches "80%" and "to 80", not "today"

/** Null where fewer are told so. */
export function comeFrom(text: string): Squeezed | null {
  if (!matches(text, / (?:come|comes|came) from \D{0,8}\d/u) || OTHER.test(text)) return null; // catches " came from 20", not " came from Leeds"
  if (matchesIn(text, COME).length === 0 || matchesIn(text, AGAIN).length === 0) return null;
  const had = without(text, COME, () => " had ");
  return (
    had &&
    after(
      had,
      without(had.text, AGAIN, () => " "),
    )
  );
}

/**
 * Towns that stand with their state are called by the town alone: "Austin, Texas (5%), Salem, Ore. had 9", "San Jose, Calif., is at $2,200" →
 * "Austin (5%), Salem had 9", "San Jose is at $2,200". Not "Iowa, Texas (5%)" and "in Ohio, Texas and Maine", which are states, nor where two
 * towns have one name.
 */
import { wordSet } from "../lexicon/closed-class.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|Manitoba|Alberta|Saskatchewan|Nova Scotia|New Brunswick|British Columbia|Queensland|New South Wales|Tasmania";
const SHORT =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|BC|ON|NSW|QLD|Calif|Mass|Conn|Fla|Mich|Minn|Ore|Tenn|Tex|Wash|Wis|Penn|Colo|Ariz|Ill|Va|Pa|N\\.Y|N\\.J|N\\.C|D\\.C";
const VERB = "(?:with|at|had|has|was|were|is|are|came|rose|fell|recorded|reported|saw|led|followed)\\b";
const BEHIND = `(?= ?\\(|,? [$€£]?\\d|,? ${VERB}|,? and\\b|:|,|;| [–—-] |$)`;
const NAME = "(?:\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2})";
const TOWN = new RegExp(
  `${NAME}, ?(?:${STATES}|(?:${SHORT})\\.?(?:-[A-Z]{2}){0,3})(?:,(?= (?:${VERB}|\\()))?(?![\\p{L}\\d])${BEHIND}`,
  "gmu",
); // catches "Austin, Texas" in front of " (5%)", not "Texas (5%)"
const IS_STATE = new RegExp(`^(?:${STATES})$`, "u"); // catches "Iowa", not "Austin"
const LISTED = new RegExp(`^,? (?:and|or) (?:${STATES})\\b|^, (?:${STATES})\\b`, "u"); // catches ", Maine" and " and Maine", not ", with"
/** A month stands so in front of nothing that is a state. */
const TIMES = wordSet("january february march april may june july august september october november december");

const townOf = (found: string): string => found.replace(/,$/u, "").replace(/,[^,]*$/u, ""); // catches the "," at the end, then ", Texas"

/** Null where no town stands so. */
export function cityStates(text: string): Squeezed | null {
  if (!/\p{L}, ?\p{Lu}/u.test(text) || text.includes("\t")) return null; // catches "n, T" of "Austin, Texas", not "n, t"
  const towns = (text.match(TOWN) ?? []).map(townOf);
  if (new Set(towns).size < towns.length) return null;
  return without(text, TOWN, (found, at) => {
    const town = townOf(found);
    const twoStates = IS_STATE.test(town) && town !== "New York" && town !== "Washington";
    const listed = LISTED.test(text.slice(at + found.length));
    return twoStates || listed || TIMES.has(town.split(" ").at(-1)?.toLowerCase() ?? "") ? found : town;
  });
}

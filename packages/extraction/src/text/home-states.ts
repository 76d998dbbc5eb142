/**
 * The state that a town lies in, told behind it, is no part of its name: "San Jose, CA $2,170, Boston, MA $2,300", "San Jose, Calif., is at
 * $2,200" → "San Jose $2,170, Boston $2,300". Not "Georgia, Texas and Ohio 12", nor where two towns have one name.
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CODES =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|D\\.C\\.|Calif\\.|Mass\\.|Wash\\.|Conn\\.|Colo\\.|Fla\\.|Ill\\.|Mich\\.|Minn\\.|Ariz\\.|Tenn\\.|Tex\\.|Va\\.|Pa\\.|N\\.[YJC]\\.";
const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|British Columbia|Alberta";
const TOWN = "(?<=(?:^|[^\\p{L}\\d.,]|, )(\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’-]+){0,3}))";
const CODED = new RegExp(`${TOWN}, ?(?:${CODES})(?:,(?= ))?(?![\\p{L}\\d])`, "gu"); // catches ", CA" of "San Jose, CA $2,170", not of "the CA, CA"
const NAMED = new RegExp(
  `${TOWN}, ?(?:${STATES}|Washington|New York)(?:,(?= (?:\\(|is|was|had|has|at|with|saw)))?(?=[:;.(–-]| ?[$£(]|,? (?:is|was|has|had|at|with|saw)\\b| \\d|,? \\()`,
  "gu",
); // catches ", Colorado" of "Colorado Springs, Colorado: 12", not of "Ohio, Colorado and"
const STATE = new RegExp(`^(?:${STATES})$`, "u"); // catches "Ohio", not "Columbus"

/** Null where no town is told so. */
export function homeStates(text: string): Squeezed | null {
  if (!text.includes(",") || text.includes("\t")) return null;
  const towns = [CODED, NAMED].flatMap((told) => [...text.matchAll(told)].map(([, town = ""]) => town));
  const listed = towns.some((town) => STATE.test(town)); // "Ohio, Colorado: 12" lists two states
  if (towns.length === 0 || listed || new Set(towns).size < towns.length) return null;
  return changedBy(text, [(now) => without(now, CODED), (now) => without(now, NAMED)]);
}

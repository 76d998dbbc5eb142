/**
 * What was hoped for and what came of it, told by two verbs alone: "Expected 500, got 320" → Expected 500 · Got 320 · "We wanted 12
 * but only got 8". The two clauses are the whole text. Not "Ann wanted 12, Bo got 8", nor "asked 40, 25 said yes".
 */
import { isFigure, type Mention } from "../../recognize/mention.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { toldOf } from "./told-pairs.ts";

const HOPED = [
  "expected",
  "wanted",
  "planned",
  "needed",
  "asked",
  "hoped",
  "aimed",
  "applied",
  "ordered",
  "requested",
  "promised",
  "predicted",
  "guessed",
  "forecast",
  "budgeted",
  "booked",
  "invited",
  "quoted",
  "estimated",
];
const WHO = "(?:(?:we|i|they|you|he|she) (?:had )?)?";
const FIRST = new RegExp(`^${WHO}(${HOPED.join("|")})(?: for| on)?:? (?:about |around )?[$€£₹]?$`, "iu"); // catches "We wanted ", not "Ann wanted "
const SECOND = new RegExp(
  `^(?: ?[\\p{L}%]+)?(?:,| ?[–—-]|;|\\.)?(?: but| and| then)? ${WHO}(?:only |just |actually |in fact )?(got|had|made|sold|spent|received|raised|delivered|managed|came|turned up|showed up|ended up with|took|found|charged|was charged|used|finished with)(?: in| home)?:? (?:about |around |only |just )?[$€£₹]?$`,
  "iu",
); // catches ", got " and " people but only got ", not ", Bo got "
const TAIL = /^(?: ?[\p{L}%]+){0,2}[.!]?$/u; // catches " people." and "", not ", then 12"
const NOUN = /^ (?!but |and |then )(\p{L}{3,})/iu; // catches " dogs", not " but got"

/** The readings, or that of the two verbs alone. */
export function withHopedAndHad(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (!says(scan, HOPED)) return rows;
  const [one, two, more] = mentions.filter(isFigure);
  if (!one || !two || more || mentions.some(({ kind }) => kind === "axis")) return rows;
  const text = scan.text.trimEnd();
  const [, hoped] = FIRST.exec(text.slice(0, one.start)) ?? [];
  const [, had] = SECOND.exec(text.slice(one.end, two.start)) ?? [];
  const [counted, others] = [one, two].map(({ numberEnd }) => NOUN.exec(text.slice(numberEnd))?.[1]?.toLowerCase());
  if (counted && others && counted !== others) return rows; // "wanted 2 dogs and got 3 cats"
  if (!hoped || !had || !TAIL.test(text.slice(two.end))) return rows;
  const known = rows[0]?.reading.points.map(({ name }) => name.toLowerCase()) ?? [];
  if (known[0] === hoped.toLowerCase() && known[1] === had.toLowerCase()) return rows;
  return [toldOf([one, two], [hoped, had])];
}

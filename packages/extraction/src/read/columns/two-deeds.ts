/**
 * Two rows of the same ones go by what they did: "I planned 30 km in week 1, 35 in week 2. I ran 28 and 36" → Planned · Ran, not Me · Ran; "We
 * shipped 12 and fixed 40 in May, 15 and 38 in June" → Shipped · Fixed. Not "We sold 12; they sold 9", who are two.
 */
import { AUXILIARIES, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const WHO = "(we|they|i|he|she|it|you)(?:['’]ve|['’]d| have| had)?";
const DEED = new RegExp(`(?:^|[^\\p{L}])${WHO} (\\p{L}{3,})(?: only| just| about| around)? \\p{Sc}?$`, "iu"); // catches ". We paid £" and "we budgeted ", not "the band "
const AND_DEED = /^[^.;:!?\d]{0,24}? and (?:then )?(\p{L}{3,}) \p{Sc}?$/u; // catches " and fixed ", not ". They fixed "
const CAME =
  /[.;] (?:in the end )?(?:it|the bill|the total|reality|the real cost) (?:came to|cost|was|turned out at|ended up at) \p{Sc}?$/iu; // catches ". It came to £", not ". It is £"
const AIMED = wordSet(
  "planned quoted budgeted estimated expected guessed promised forecast predicted reckoned pledged",
);
const DOER =
  /(?:^|[.:;!?\n] )(?:(?:the|our|my|their|his|her) )?(\p{L}[\p{L}'’ -]{0,30}?) (\p{L}{3,})(?: only| just| about| around)? \p{Sc}?$/iu; // catches "Team Red scored " and "Our shop sold ", not "Leeds "
const THEN_DEED = /[;.,] (?:and |but )?(?:also )?(\p{L}{3,})(?: only| just| about| around)? \p{Sc}?$/iu; // catches "; conceded ", not "; they conceded "
const DEED_BEHIND = /^ (?:of them )?(\p{L}{3,})(?=[.,;!]|$| (?:in|on|at|by|the|last|this)\b)/u; // catches " survived.", not " oaks survived"
/** They tell what something came to, and name no row: "Sales were 12 in May; planned 14". */
const LEVELS = wordSet("came hit reached stood totalled totaled averaged went rose fell grew started began ended");
const SELVES = wordSet("we they i he she it you me us them him her");

const isDeed = (word: string): boolean => verbSense(word.toLowerCase()) !== null || word.endsWith("ed");

/**
 * What was done in front of each row, where the same ones did it: "We planned £400 …. We paid £510" → planned, paid.
 * @param ahead what stands in front of the first figure
 * @param between what stands between the last figure of the first row and the second row
 */
export function deedsOf(ahead: string, between: string): [string, string] | null {
  const [, who = "", one = ""] = DEED.exec(ahead) ?? [];
  const [, same = "", two = ""] = DEED.exec(between) ?? [];
  if (AIMED.has(one.toLowerCase()) && CAME.test(between)) return [one, "actual"];
  const done = isDeed(one) && isDeed(two) && one.toLowerCase() !== two.toLowerCase();
  return who !== "" && done && who.toLowerCase() === same.toLowerCase() ? [one, two] : null;
}

/** What is told of a second row: "; repaired 22" in front of it, "280 and 190 survived" behind. */
type Second = { between: string; behind: string; name: string };

/** "The shop sold 40 bikes in May; repaired 22": the second row has the doer of the first, which goes by its deed as well. */
function ofOneDoer(ahead: string, first: string, { between, behind, name }: Second): [string, string] | null {
  const [, who = "", one = ""] = DOER.exec(ahead) ?? [];
  const two = [THEN_DEED.exec(between)?.[1], DEED_BEHIND.exec(behind)?.[1]].find(
    (word) => word?.toLowerCase() === name.toLowerCase(),
  );
  const named = who.toLowerCase() === first.toLowerCase() && two !== undefined;
  const plain = !AUXILIARIES.has(one.toLowerCase()) && !LEVELS.has(one.toLowerCase());
  return named && plain && isDeed(one) && isDeed(two) && one.toLowerCase() !== two.toLowerCase() ? [one, two] : null;
}

/** The readings, the best with its two series so. */
export function withTwoDeeds({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.series.length !== 2) return rows;
  const [first = "", second = ""] = best.reading.series;
  const { cells, figures } = best.reading;
  const [start = 0, next = 0] = [0, 1].map((at) => Math.min(...cells.flatMap((row) => row[at]?.spans[0]?.[0] ?? [])));
  const behind = Math.max(0, ...figures.flatMap(({ end }) => (end <= next ? end : [])));
  const last = Math.max(0, ...figures.map(({ end }) => end));
  if (!(start < next)) return rows;
  const [ahead, between] = [text.slice(0, start), text.slice(behind, next)];
  const [, then = ""] = AND_DEED.exec(between) ?? [];
  const [, , one = ""] =
    SELVES.has(first.toLowerCase()) && then.toLowerCase() === second.toLowerCase() ? (DEED.exec(ahead) ?? []) : [];
  const series =
    one !== "" && isDeed(one) && isDeed(then)
      ? [one, then]
      : (deedsOf(ahead, between) ?? ofOneDoer(ahead, first, { between, behind: text.slice(last), name: second }));
  return series ? [{ ...best, reading: { ...best.reading, series } }, ...others] : rows;
}

/**
 * Two columns that the head tells in phrases with a slash between, or as what comes in and what goes out: "What we planned / what we shipped, per
 * sprint. Sprint 1 12 / 10" → Planned · Shipped, "Steps am / steps pm: …", "Subs in, race fees out. 2022: £11,340 and £9,870" → Subs · Race fees.
 * Not "Crowds home / away: …", whose columns go by the words beside the slash.
 */

import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { holdsFigure } from "../../text/without.ts";
import type { Ranked } from "../rank/score.ts";

const PHRASE = "(\\p{L}[^\\d:;.!?\\n/,()]{1,34}?)";
const SLASHED = new RegExp(
  `^(?:[^\\d.:;\\n/]{0,40}: )?${PHRASE} (/|vs\\.?) ${PHRASE}(?:,[^.:;\\n\\d/]{0,30}| \\([^()\\n]*\\))? ?[.:\\n]`,
  "u",
); // catches "What we planned / what we shipped, per sprint.", not "Our A/B test:"
const IN_OUT = new RegExp(
  `^(?:[^\\d.:;\\n/]{0,40}: )?${PHRASE}( in)(?:,| and|/| /) ${PHRASE}( out)(?: \\([^()\\n]*\\))? ?[.:\\n]`,
  "u",
); // catches "Subs in, race fees out.", not "We are in, they are out of it."
const DASHED = /(?<![\p{L}–-])(\p{L}{2,})([–-])(\p{L}{2,})(?: \([^()\n]*\))?: /u; // catches "scored–conceded: ", not "Goals: "
const ASKS = /^(?:(?:what|how much|how many) )?(?:(?:we|they|i|it|it['’]s|he|she|you|people) )?/iu; // catches "What we ", not "Water "
const ASKED = /^(?:what|how much|how many) /iu; // catches "what it's worth", not "whatever"
const PLAIN = wordSet("first second high low plus minus value before after");

const OWNER = /^(?:our|your|their|my|his|her) /iu; // catches "our " of "our quote", not "out"
const SELVES: ReadonlyMap<string, string> = new Map([
  ["our", "us"],
  ["your", "you"],
  ["their", "them"],
  ["my", "me"],
  ["his", "him"],
  ["her", "her"],
]);
/** "Our quote / their quote": who has each of the same thing. */
const selfOf = (phrase: string): string => SELVES.get(phrase.split(" ")[0]?.toLowerCase() ?? "") ?? phrase;

/** "What we planned" → "planned"; whole where nothing that names is left. */
function plainOf(phrase: string): string {
  const short = phrase.replace(ASKS, "");
  return short === "" || isSmallWord(short.split(" ")[0]?.toLowerCase() ?? "") ? phrase : short;
}

/** The two names; null where the text has no such head. */
export function phraseHeads(text: string): readonly [string, string] | null {
  const [, one = "", comes = "", two = "", goes = ""] = matchIn(text, IN_OUT) ?? [];
  if (holdsFigure(`${one} ${two}`)) return null; // "Two in, six out."
  if (one !== "") return one.toLowerCase() === two.toLowerCase() ? [one + comes, two + goes] : [one, two];
  const [, first = "", mark = "", second = ""] = matchIn(text, SLASHED) ?? [];
  if (!first.includes(" ") && !second.includes(" ")) return null;
  if (mark !== "/" && !ASKED.test(first) && !ASKED.test(second)) return null; // "Boys vs girls at our clubs"
  const same = first.replace(OWNER, "").toLowerCase() === second.replace(OWNER, "").toLowerCase();
  return same ? [selfOf(first), selfOf(second)] : [plainOf(first), plainOf(second)];
}

/** "Goals scored–conceded: Leeds 41–30": the two words of a dash; by a hyphen only deeds, not "full-time: ". */
function dashHeads(text: string): readonly [string, string] | null {
  const [, one = "", dash = "", two = ""] = matchIn(text, DASHED) ?? [];
  const deeds = [one, two].every((word) => verbSense(word.toLowerCase()) !== null || word.endsWith("ed"));
  return one !== "" && (dash === "–" || deeds) ? [one, two] : null;
}

/** The readings, the best with its columns so. */
export function withPhraseHeads({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.series.length !== 2) return rows;
  const unnamed = best.reading.series.every((name) => PLAIN.has(name.toLowerCase()));
  const heads = phraseHeads(text) ?? (unnamed ? dashHeads(text) : null);
  const starts = best.reading.cells.flatMap((row) => row.map((cell) => cell?.spans[0]?.[0] ?? -1));
  const inTurn = starts.every((start, at) => start > (starts[at - 1] ?? -1));
  const head = (heads ?? []).map((name) => name.toLowerCase());
  const said = best.reading.series.every(
    (name, at) => head[at]?.includes(name.toLowerCase()) && !PLAIN.has(name.toLowerCase()),
  );
  return heads && inTurn && !said ? [{ ...best, reading: { ...best.reading, series: heads } }, ...others] : rows;
}

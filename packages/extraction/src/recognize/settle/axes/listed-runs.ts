/**
 * Things from one number to another, with as many figures counted off behind them, are an axis whatever is told behind: "Hops in brews 41 to 45:
 * 3.5, 3.8, 3.8, 5.2, 9. Yes, 45 is the double IPA" → Brew 41 … Brew 45, and the second 45 is a name. Not "Goals in games 3 to 6: 4, 2".
 * Of a run that is known for one without a list, as of flats: `members-of-runs.ts`.
 */

import { singular } from "../../../lexicon/morphology.ts";
import { matchIn } from "../../../text/needs/matches.ts";
import type { Scan } from "../../../text/scan.ts";
import { isFigure, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";
import { toldMember } from "./told-member.ts";

const FEWEST = 3;

const RUN =
  /(?<![\p{L}\d])(\p{L}{2,}s) (\d{1,3})(?: to | through | ?[–-] ?)(\d{1,3}): (\d(?:[\d.,]*\d)?%?(?:(?:,|,? and) \d(?:[\d.,]*\d)?%?)+)(?![\d%])/u; // catches "brews 41 to 45: 3.5, 3.8", not "rose 41 to 45"
const NUMBER = /\d(?:[\d.,]*\d)?/gu; // catches "3.5", not ","

export function listedRuns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const run = matchIn(scan.text, RUN);
  if (!run) return mentions;
  const [all, nouns = "", from, to, list = ""] = run;
  const [low, high] = [Number(from), Number(to)];
  const things = high - low + 1;
  const end = run.index + all.length;
  const named = end - list.length - 2;
  const noun = singular(nouns.toLowerCase());
  if (things < FEWEST || list.match(NUMBER)?.length !== things || noun === nouns.toLowerCase()) return mentions;
  const first = scan.tokens.findIndex(({ start }) => start === run.index);
  const last = scan.tokens.findIndex((token) => token.end === named);
  const isOver = (one: Mention): boolean => one.start < named && one.end > run.index;
  if (first < 0 || last < 0) return mentions;
  const known = mentions.find((one) => one.kind === "axis" && isOver(one));
  const steps = axisMark({ scan, from: first, to: last + 1, family: "step", order: low, noun, position: null });
  const others = mentions.flatMap((mention): Mention[] => {
    if (isOver(mention)) return [];
    if (!isFigure(mention) || mention.start < end) return [mention];
    return [toldMember(scan, mention, [low, high]) ?? mention];
  });
  return [...others, known ?? { ...steps, through: high }].sort((a, b) => a.from - b.from);
}

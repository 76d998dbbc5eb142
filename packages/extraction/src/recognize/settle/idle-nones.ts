/**
 * "None" and "nothing" with more behind them say something else than a count: "at 60, none of your business", "on Wednesday nothing to
 * write home about", "July nothing special". Not "nothing on Wednesday", "none of us", "nothing at all".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

const NONE = /\b(?:none|nothing)\b/iu; // catches "Nothing", not "nothingness"

const MORE =
  /^ (?:to (?:write|say|tell|worry|complain|shout|brag|boast|do with)|of (?:your|my|his|her|our|their|anyone['’]s) (?:business|concern|doing|problem)|of (?:note|interest|the sort|the kind)|(?:like|other|else|short|too|the|doing|special|much|major|fancy|unusual|interesting|exciting|new|out of)(?!\p{L}))/iu; // catches " of your business" and " to write home about", not " of us" or " to eat"

/** Without the noughts that are none. */
export function idleNones(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, NONE)) return mentions;
  const left = mentions.filter(
    (one) =>
      !(isFigure(one) && one.value === 0 && NONE.test(scan.text.slice(one.start, one.end))) ||
      !MORE.test(scan.text.slice(one.end)),
  );
  return left.length === mentions.length ? mentions : left;
}

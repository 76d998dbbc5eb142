/** "wk3 £4.9k | wk4 - | total £12.8k", "Q3 tbc, total 26": a time whose cell is empty has no figure, least of all the total behind it. */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const EMPTY =
  /^ ?[:=]? ?(?:-{1,2}|–|—|tb[acd]|n\/?a|\?{1,3})(?: ?[,;|/\n] ?| )(?:the |wk |week |grand )?(?:total|ytd|sum|avg|average|mean)\b/iu; // catches " - | total" and " tbc, total", not " - 12" or ", total"
const HINT = /(?:[-–—?]|tb[acd]|n\/?a) ?[,;|/\n]? ?(?:the |wk |week |grand )?(?:total|ytd|sum|avg|average|mean)\b/iu; // catches "tbc, total", not "12, total"

export function emptyTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, HINT)) return mentions;
  const isEmpty = (mark: AxisMark): boolean =>
    EMPTY.test(scan.text.slice(mark.end)) &&
    mentions.some((other) => isAxis(other) && other !== mark && other.family === mark.family);
  return mentions.map((mention) =>
    isAxis(mention) && isEmpty(mention) ? aside(scan, mention.from, mention.to, "a time without a figure") : mention,
  );
}

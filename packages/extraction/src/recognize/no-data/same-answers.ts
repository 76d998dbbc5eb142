/**
 * "The same" that people answer tells no figure: "53% expect it to worsen, 28% expect it to remain about the same", "40% say worse and 22%
 * about the same". Not "Ann got 12, Bo the same", nor "40% in May and the same in June".
 */
import { type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

const ANSWER =
  /\d ?(?:%|percent\b|per cent\b)[^,;.]*(?:\b(?:remain|stay|keep|be|are|is|was|were|feel|felt|do|did)(?:ed|s|ing)?(?: about| roughly| much| pretty much| largely)? |(?:%|percent|per cent|say|said)(?: it(?: is|['’]s)| they(?: are|['’]re)| things are)? about )$/iu; // catches "28% expect it to remain about ", not "40% in May and "
const SAME = /^the same$/iu; // catches "the same", not "the same number"

/** The mentions without such. */
export function sameAnswers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["same"])) return mentions;
  return mentions.filter(
    (mention) =>
      !(
        isFigure(mention) &&
        mention.basis &&
        SAME.test(scan.text.slice(mention.start, mention.end)) &&
        ANSWER.test(scan.text.slice(0, mention.start))
      ),
  );
}

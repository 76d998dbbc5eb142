/**
 * "Today there are 29 shops, and a further three are due to close" → 26: the verb behind tells that those are fewer, and no level of their own. Not "a further three are
 * due to open".
 */
import { type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { rounded } from "./how-told.ts";

const CUES = ["further", "another", "more"];
const LOST =
  /^(?: \p{L}+){0,2} (?:(?:are|is|were|was) (?:due|set|expected|planned|likely|scheduled|about) to|(?:are|is|were|was) to|will|would|have to|must|may|could|should)(?: soon| also)? (?:close|shut|go|leave|retire|fold|disappear|vanish|be (?:closed|shut|felled|cut|axed|scrapped|removed|sold|demolished|lost|retired|withdrawn|knocked down))\b/u; // catches " are due to close", not " are due to open"

/** The step that was added, of a figure worked out from a level in front of it; 0 for none. */
function stepOf(figure: Figure, level: Figure | undefined): number {
  const added = level ? figure.value - level.value : 0;
  return figure.basis && added > 0 ? added : 0;
}

/** The mentions, such figures less by what goes. */
export function plannedLosses(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => {
    if (!isFigure(mention) || !mention.basis || !LOST.test(scan.text.slice(mention.end))) return mention;
    const level = figures[figures.indexOf(mention) - 1];
    const step = stepOf(mention, level);
    if (!level || step === 0 || step > level.value || Math.abs(step - (mention.basis.stated?.value ?? step)) > 1e-6)
      return mention;
    const basis = { ...mention.basis, stated: null, how: `${level.value} less ${rounded(step)}` };
    return { ...mention, value: rounded(level.value - step), basis };
  });
}

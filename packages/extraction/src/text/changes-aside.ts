/**
 * Changes told beside their levels or twice, where they would be taken for levels: "rose 47 cents, or 7 percent, to $7.18" → "rose $0.47 to
 * $7.18"; "fell 2% annually from 353 in 2017 to 345 in 2018" → "fell from 353 in 2017 to …"; "an increase of 400 (8.1 percent) from 2005" → "an
 * increase of 400 from 2005"; "21.3 million (3.1% more) used" → "21.3 million used"; "gritting, $641,200, an increase of $27,450; playgrounds, …" and "Bari (+11.4% to 63.2%), Palermo (…)" → the
 * levels, where several are told so. Not "rose by 12, or 4%".
 */

import { CHANGE, HEDGE, NUMBER, PERCENT, SIZED, YEARLY } from "./change-patterns.ts";
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const VERB =
  "(?:rose|fell|gained|lost|added|shed|climbed|dropped|slipped|jumped|increased|decreased|declined|grew|advanced|eased|rallied|slid|sank|soared|tumbled|dipped|(?:is|are|was|were|went) (?:up|down)|up|down)";
const AS_SHARE = new RegExp(
  `(?<=\\b${VERB}(?: by)? [$€£]?${NUMBER}(?: \\p{L}+){0,3}),? or (?:about |roughly )?${NUMBER}${PERCENT},?(?= (?:to|at|from) )`,
  "giu",
); // catches ", or 7 percent," of "rose 47 cents, or 7 percent, to $7.18", not of "47 cents, or 7 percent."
const CENTS = new RegExp(`(?<=\\b${VERB}(?: by)? )\\d{1,2}(?:\\.\\d+)? cents(?= (?:to|at) \\$)`, "giu"); // catches "47 cents" in front of " to $7.18", not of " a day"
const AT = new RegExp(`(?<=\\b${VERB}(?: by)? \\$${NUMBER}) at(?= \\$)`, "giu"); // catches " at" of "up $0.31 at $40.83", not of "sold at $40"

const BOTH_ENDS = new RegExp(
  ` (?:by )?(?:${HEDGE} )?${NUMBER}${PERCENT} ${YEARLY}(?= from [$€£]?\\d[^.;!?]{0,60}(?:\\.\\d[^.;!?]{0,60})? to [$€£]?\\d)`,
  "giu",
); // catches " 2 percent annually" in front of "from 353.8 million in 2017 to 345", not of "from 350 million"
const AGAIN = new RegExp(
  `(?<=\\ban? ${SIZED}${CHANGE} of (?:${HEDGE} )?[$€£]?${NUMBER}(?: (?:million|billion|thousand|m|bn|k))?(?: \\p{Ll}+){0,2})(?: \\((?:about |nearly |or )?${NUMBER}${PERCENT}\\)|,? or (?:about |nearly |almost )?${NUMBER}${PERCENT},?)(?= (?:from|on|over|since|compared|in|between|during)\\b|[,.;]|$)`,
  "giu",
); // catches " (8.1 percent)" and ", or 8.1 percent," behind "an increase of 400", not " (8.1)"
const TOLD_BEHIND = new RegExp(
  `(?<=\\d[\\d.,]*(?:${PERCENT}| \\p{L}+){0,2}), an? (?:${CHANGE} of [$€£]?${NUMBER}(?:${PERCENT}|(?: \\p{L}+){0,2})|${NUMBER}${PERCENT} ${CHANGE})(?=[;,.]|$| and )`,
  "giu",
); // catches ", an increase of $19,000" behind "$284,000", not "an increase of $19,000 on May"
const IN_BRACKETS = new RegExp(`(?<=\\()[+−-]${NUMBER}${PERCENT} to (?=${NUMBER}${PERCENT}\\))`, "giu"); // catches "+11.4% to " of "(+11.4% to 63.2%)", not "(+11.4%)"
const HEDGED = new RegExp(
  `(?<=\\b${VERB} by )${HEDGE} (?=[$€£]?${NUMBER}(?:${PERCENT}| \\p{Ll}+)? to [$€£]?\\d)`,
  "giu",
); // catches "more than " of "rose by more than 4 minutes to 21", not of "more than 4"
const DASHED = new RegExp(
  `(?<=\\b${VERB}(?: by)? [$€£]?${NUMBER}(?:${PERCENT}|\\p{L})?) [–—-] or [$€£]?${NUMBER}(?:${PERCENT}|\\p{L}{1,2})? [–—-](?= to )`,
  "giu",
); // catches " – or 54p –" of "up by 18% – or 54p – to £3", not of "54p – to"
const SHARE_FIRST = new RegExp(
  `(?<=\\ban? ${SIZED}${CHANGE} of (?:${HEDGE} )?)${NUMBER}${PERCENT},? or (?=[$€£]?\\d[\\d, ]*(?:\\.\\d+)?(?: \\p{Ll}+)? (?:from|on|over|compared|since) )`,
  "giu",
); // catches "7.4% or " of "a decrease of 7.4% or 94,880 tons compared with", not "7.4% or so"
const MORE_IN_BRACKETS = new RegExp(
  `(?<=\\d[\\d.,]*(?: (?:million|billion|thousand|m|bn|k))?) \\((?:${HEDGE} )?${NUMBER}${PERCENT} (?:more|fewer|less|higher|lower|up|down)\\)`,
  "giu",
); // catches " (3.1% more)" behind "21.3 million", not " (3.1% more than York)" or "York (3.1% more)"
const ARROW = new RegExp(
  `(?<=(?:[$€£]\\d[\\d.,]*|\\d\\.\\d+|\\d,\\d{3})(?: ?(?:million|billion|thousand|[kKmMbB]|bn))?) ?\\(?[▲▼△▽🔺🔻] ?${NUMBER}(?:${PERCENT})?\\)?`,
  "gu",
); // catches " ▲5%" behind "$1.2M", not "AAPL ▲ 2.1%"
const SEVERAL = 2;

const steps: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, AS_SHARE),
  (text) => without(text, HEDGED),
  (text) => without(text, DASHED),
  (text) => without(text, SHARE_FIRST),
  (text) => without(text, CENTS, (found) => `$${Number.parseFloat(found) / 100}`),
  (text) => without(text, AT, () => " to"),
  (text) => without(text, BOTH_ENDS),
  (text) => without(text, AGAIN),
  (text) => without(text, MORE_IN_BRACKETS),
  ...[TOLD_BEHIND, IN_BRACKETS, ARROW].map(
    (words) => (text: string) => ((text.match(words)?.length ?? 0) < SEVERAL ? null : without(text, words)),
  ),
];

const CUE = new RegExp(
  `\\b(?:or [$€£]?\\d|by ${HEDGE} |cents (?:to|at) \\$|an? (?:\\d|${SIZED}${CHANGE})|${YEARLY} from)|\\([+−-]\\d|[▲▼△▽🔺🔻]|%? (?:more|fewer|less|higher|lower|up|down)\\)`,
  "iu",
); // catches "or 7", not "for 7"

/** Null where no change is told so. */
export const changesAside = (text: string): Squeezed | null => (matches(text, CUE) ? changedBy(text, steps) : null);

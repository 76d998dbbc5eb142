/**
 * Changes told beside their levels, where they would be taken for levels: "rose 47 cents, or 7 percent, to $7.18" → "rose $0.47 to $7.18";
 * "gritting, $641,200, an increase of $27,450; playgrounds, …" and "Bari (+11.4% to 63.2%), Palermo (…)" → the levels, where several are told
 * so. Not "an increase of 12, or 4%".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NUMBER = "\\d[\\d,]*(?:\\.\\d+)?";
const SHARE = "(?:%| ?percent| ?per cent)";
const VERB =
  "(?:rose|fell|gained|lost|added|shed|climbed|dropped|slipped|jumped|increased|decreased|declined|grew|advanced|eased|rallied|slid|sank|soared|tumbled|dipped|(?:is|are|was|were|went) (?:up|down)|up|down)";
const AS_SHARE = new RegExp(
  `(?<=\\b${VERB}(?: by)? [$€£]?${NUMBER}(?: \\p{L}+){0,3}),? or (?:about |roughly )?${NUMBER}${SHARE},?(?= (?:to|at|from) )`,
  "giu",
); // catches ", or 7 percent," of "rose 47 cents, or 7 percent, to $7.18", not of "47 cents, or 7 percent."
const CENTS = new RegExp(`(?<=\\b${VERB}(?: by)? )\\d{1,2}(?:\\.\\d+)? cents(?= (?:to|at) \\$)`, "giu"); // catches "47 cents" in front of " to $7.18", not of " a day"
const AT = new RegExp(`(?<=\\b${VERB}(?: by)? \\$${NUMBER}) at(?= \\$)`, "giu"); // catches " at" of "up $0.31 at $40.83", not of "sold at $40"

const CHANGE_OF = "(?:increase|rise|gain|jump|growth|decrease|drop|fall|decline|reduction|dip|cut)";
const TOLD_BEHIND = new RegExp(
  `(?<=\\d[\\d.,]*(?:${SHARE}| \\p{L}+){0,2}), an? (?:${CHANGE_OF} of [$€£]?${NUMBER}(?:${SHARE}|(?: \\p{L}+){0,2})|${NUMBER}${SHARE} ${CHANGE_OF})(?=[;,.]|$| and )`,
  "giu",
); // catches ", an increase of $19,000" behind "$284,000", not "an increase of $19,000 on May"
const IN_BRACKETS = new RegExp(`(?<=\\()[+−-]${NUMBER}${SHARE} to (?=${NUMBER}${SHARE}\\))`, "giu"); // catches "+11.4% to " of "(+11.4% to 63.2%)", not "(+11.4%)"
const SEVERAL = 2;

const steps: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, AS_SHARE),
  (text) => without(text, CENTS, (found) => `$${Number.parseFloat(found) / 100}`),
  (text) => without(text, AT, () => " to"),
  ...[TOLD_BEHIND, IN_BRACKETS].map(
    (words) => (text: string) => ((text.match(words)?.length ?? 0) < SEVERAL ? null : without(text, words)),
  ),
];

const CUE = new RegExp(`\\b(?:or \\d|cents (?:to|at) \\$|an? (?:\\d|${CHANGE_OF}))|\\([+−-]\\d`, "iu"); // catches "or 7", not "for 7"

/** Null where no change is told so. */
export const changesAside = (text: string): Squeezed | null => (CUE.test(text) ? changedBy(text, steps) : null);

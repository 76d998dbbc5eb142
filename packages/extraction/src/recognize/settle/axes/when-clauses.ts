/**
 * What someone did then tells the first time: "3 m when we moved in, 5 m in 2015 and 9 m now" → When we moved in. Not "40 when it rained, 12 when it
 * snowed", where several are told, nor "£182k when we bought in 2009", which has its year.
 */
import { type Scan, says, tokenAt } from "../../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

const WHEN =
  /^(?: \p{L}[\p{L}-]*)?,? (when (?:I|we|he|she|it|they|you) (?!(?:was|were|is|are|had|has|have|can|could|would|will)\b)\p{L}+(?: \p{L}[\p{L}'’-]*){0,5}?)(?=[,;.!]| and (?:just |about |only )?[$€£]?\d|\s*$)/u; // catches " when we moved in", not " when it was 9"
const ALL = /\bwhen\b/giu; // catches "when", not "whenever"
/** Long ago, ahead of every "last year". */
const FIRST = -500;

/** The mentions with such a time. */
export function whenClauses(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["when"]) || (scan.text.match(ALL)?.length ?? 0) > 1) return mentions;
  const axes = mentions.filter(isAxis);
  const at = mentions.findIndex((mention) => isFigure(mention) && WHEN.test(scan.text.slice(mention.end)));
  const figure = mentions[at];
  const [found = "", words = ""] = WHEN.exec(scan.text.slice(figure?.end ?? 0)) ?? [];
  if (!figure || axes.length < 2 || axes.some(({ start }) => start < figure.start)) return mentions;
  const end = figure.end + found.length;
  const start = end - words.length;
  if (mentions.some((other) => other.start < end && other.end > start)) return mentions;
  const from = scan.tokens.findIndex((token) => token.start >= start);
  const to = scan.tokens.findLastIndex((token) => token.end <= end) + 1;
  const name = scan.text.slice(tokenAt(scan, from).start, tokenAt(scan, to - 1).end);
  const mark = axisMark({ scan, from, to, family: "relative", order: FIRST, position: null, name });
  return [...mentions.slice(0, at + 1), mark, ...mentions.slice(at + 1)];
}

/**
 * "Turn to page 42, then 57", "read pages 12 to 30 and do questions 4, 5 and 9": where to look and what to do is told by numbers that count nothing, where the
 * text opens with that and holds no other. Not "read 42 pages", nor "Pages read: Ann 42, Bo 57".
 */
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const PLACE =
  "(?:pages?|pp?\\.|chapters?|ch\\.|questions?|exercises?|ex\\.?|slides?|sections?|paragraphs?|problems?|verses?|lines?|figures?|tables?|appendix|units?|lessons?)";
const NUMBERS = "\\d{1,4}[a-z]?(?: ?(?:,|-|–|to|and|&|or|then|, then|, and|and then) ?\\d{1,4}[a-z]?)*";
const ASKED = new RegExp(
  `^(?:(?:please|now|first|pls|then|ok|also|for (?:homework|tomorrow|today)[:,]?) )*(?:turn|go|see|read|do|open|flip|skip|refer|check|cf\\.?|complete|answer|study|revise|look)(?: [\\p{L}]+){0,4}? ${PLACE} ${NUMBERS}`,
  "iu",
); // catches "Turn to page 42, then 57", not "Read 42 pages"
const NAMED = new RegExp(`${PLACE} ${NUMBERS}`, "giu"); // catches "questions 4, 5 and 9", not "9 questions"

export function lookedUp(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const { text } = scan;
  if (!ASKED.test(text)) return mentions;
  const told = [...text.matchAll(NAMED)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const isNamed = ({ start, end }: Mention): boolean => told.some(([from, to]) => start >= from && end <= to);
  if (!mentions.filter(isFigure).every(isNamed)) return mentions;
  return mentions.map((mention) =>
    isNamed(mention) ? aside(scan, mention.from, mention.to, "a number of a thing") : mention,
  );
}

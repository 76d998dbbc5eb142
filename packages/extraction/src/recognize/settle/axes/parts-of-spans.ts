/**
 * A part of last year held against that of this one is one place, and so is the other: "97 in the first half of last year but 60 in the same six
 * months of this one" → First half of last year · First half of this year. Not "the first half of the match", nor "half of this".
 */
import type { Scan } from "../../../text/scan.ts";
import { says } from "../../../text/scan.ts";
import type { AxisMark, Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

const NOUNS = ["half", "quarter", "third", "week", "month", "months", "weeks", "days", "period", "fortnight", "term"];
const PART =
  /\b(?:the )?(first|second|third|fourth|last|final|opening|closing|same) ((?:two |three|four |six |nine |eight |ten |\d+ )?(?:three )?(?:half|quarter|third|week|month|months|weeks|days|period|fortnight|term))(?: of| in)? (last|this|the (?:previous|current|year before)|(?:19|20)\d\d)(?: (year|month|season|term|one|week|decade|quarter|financial year|fiscal year))?(?![\p{L}\d])/giu; // catches "the first half of last year" and "the same six months of this one", not "the first half of the match"
const BACK: ReadonlyMap<string, number> = new Map([
  ["last", -1],
  ["the previous", -1],
  ["the year before", -1],
  ["this", 0],
  ["the current", 0],
]);

type Part = { start: number; end: number; which: string; noun: string; order: number; of: string; span: string };

function partsOf(text: string): Part[] {
  return [...text.matchAll(PART)].map(({ index, 0: whole, 1: which = "", 2: noun = "", 3: of = "", 4: span = "" }) => ({
    start: index,
    end: index + whole.length,
    which: which.toLowerCase(),
    noun: noun.trim(),
    order: BACK.get(of.toLowerCase()) ?? Number(of),
    of,
    span: span === "one" ? "" : span,
  }));
}

/** "First half of this year" of "the same six months of this one", beside the first half of last year. */
function nameOf({ which, noun, of, span }: Part, first: Part): string {
  const part = which === "same" ? `${first.which} ${first.noun}` : `${which} ${noun}`;
  const whole = span || (BACK.has(of.toLowerCase()) ? first.span || "year" : "");
  return `${part} of ${of}${whole ? ` ${whole}` : ""}`;
}

export function partsOfSpans(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, NOUNS)) return mentions;
  const parts = partsOf(scan.text);
  const [one, two, more] = parts;
  if (!one || !two || more || one.order === two.order) return mentions;
  const told = one.which === "same" ? two : one;
  const alike = one.which === "same" || two.which === "same" || (one.which === two.which && one.noun === two.noun);
  if (!alike || told.which === "same" || one.order > 1 !== two.order > 1) return mentions;
  const marks = parts.flatMap((part): AxisMark[] => {
    const from = scan.tokens.findIndex(({ start }) => start >= part.start);
    const to = scan.tokens.findLastIndex(({ end }) => end <= part.end) + 1;
    const { order } = part;
    const family = order > 1 ? "year" : "relative";
    return [axisMark({ scan, from, to, family, order, position: order, name: nameOf(part, told) })];
  });
  const stays = ({ from, to }: Mention): boolean => marks.every((mark) => to <= mark.from || from >= mark.to);
  return [...mentions.filter(stays), ...marks].toSorted((left, right) => left.from - right.from);
}

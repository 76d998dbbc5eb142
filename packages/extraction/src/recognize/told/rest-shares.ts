/**
 * "60% is lawn. Of what's left, half is beans, half is a mystery" → 20 and 20: shares in words that are told of what other
 * shares leave. "Half come by car, 30% by bus, and a quarter of the rest on foot" → 5.
 */
import { isNumberAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { fractionAt } from "../numbers/fraction-tail.ts";
import { placeOf } from "../place.ts";
import { deriveAll } from "../settle.ts";
import { rounded } from "./how-told.ts";

const CUES = ["left", "rest", "remaining", "others", "remainder", "remains", "remained", "what's"];
const REST =
  /\bof (?:what(?:['’]s| is| was| remains| remained)(?: left(?: over)?| remaining)?|(?:the|those) (?:rest|others|remainder|remaining(?: \p{L}+)?|left(?: over)?))(?!\p{L})/giu; // catches "of what's left" and "of the remaining fifth", not "of the resting"
const ENDS = new Set([".", "!", "?", "line"]);

type Told = { start: number; end: number };

/** The shares that are told of a rest: right in front of it, or behind it in its sentence. */
function sharesOf(scan: Scan, figures: readonly Figure[], { start, end }: Told): readonly Figure[] {
  const inFront = figures.filter((figure) => figure.part && start - figure.end >= 0 && start - figure.end < 2);
  if (inFront.length > 0) return inFront;
  const last = scan.tokens.find((token) => token.start >= end && (ENDS.has(token.lower) || token.kind === "line"));
  return figures.filter(
    (figure) => figure.part && figure.start >= end && figure.end <= (last?.start ?? scan.text.length),
  );
}

/** What the shares in front of it leave of 100. */
function restBefore(figures: readonly Figure[], { start }: Told, own: readonly Figure[]): number {
  const before = figures.filter((figure) => figure.end <= start && !own.includes(figure));
  const shares = before.every(({ unit, basis }) => unit?.symbol === "%" && !basis);
  return before.length > 0 && shares ? 100 - before.reduce((sum, { value }) => sum + value, 0) : 0;
}

const OF_WHOLE = /\bof (?:the|our|my|these|those|its|their|all)?(?: \p{L}+)? ?$/iu; // catches "of our ", not "of which "

/** The count that all parts in front of the rest are parts of: 90 in "a third of our 90 flats are let; of the rest, half are sold". */
function wholeBefore({ text }: Scan, figures: readonly Figure[], { start }: Told): Figure | null {
  const before = figures.filter(({ end }) => end <= start);
  const whole = before.find((figure) => figure.unit?.symbol !== "%" && OF_WHOLE.test(text.slice(0, figure.start)));
  const plain = before.every(({ basis, range }) => !basis && !range);
  const largest = before.every(({ unit, value }) => unit?.symbol === "%" || value <= (whole?.value ?? 0));
  return whole && before.length > 1 && plain && largest ? whole : null;
}

/** How many of the whole a part in front of the rest is. */
const countOf = (scan: Scan, { from, value, unit, part }: Figure, whole: Figure): number =>
  unit?.symbol === "%" ? ((part ? fractionAt(scan, from)?.value : undefined) ?? value / 100) * whole.value : value;

/** The mentions where a count is the whole, with all parts told as counts. */
function ofCount(
  scan: Scan,
  mentions: readonly Mention[],
  { told, own, whole }: { told: Told; own: readonly Figure[]; whole: Figure },
): readonly Mention[] {
  const before = mentions.filter(isFigure).filter(({ end }) => end <= told.start);
  const parts = before.filter((figure) => figure !== whole);
  const left = whole.value - parts.reduce((sum, figure) => sum + countOf(scan, figure, whole), 0);
  if (left <= 0 || left >= whole.value) return mentions;
  const spans = before.map(({ start, end }) => [start, end] as const);
  return mentions.map((mention): Mention => {
    if (mention === whole) return { kind: "aside", ...placeOf(scan, mention.from, mention.to), why: "the whole" };
    if (!isFigure(mention) || mention.unit?.symbol !== "%") return mention;
    const ofRest = own.includes(mention);
    const value = rounded(countOf(scan, mention, ofRest ? { ...whole, value: left } : whole));
    const how = `${lowerAt(scan, mention.from)} of ${ofRest ? `the ${rounded(left)} that the others leave` : whole.value}`;
    const basis = { spans: ofRest ? spans : [[whole.start, whole.end] as const], how };
    return ofRest || parts.includes(mention)
      ? { ...mention, value, unit: whole.unit, part: false, bare: whole.bare, basis }
      : mention;
  });
}

export function restShares(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  const [phrase, more] = [...scan.text.matchAll(REST)];
  if (!phrase || more) return mentions;
  const told = { start: phrase.index, end: phrase.index + phrase[0].length };
  const own = sharesOf(scan, figures, told);
  const whole = own.length > 0 && own.every(({ start }) => start >= told.end) ? wholeBefore(scan, figures, told) : null;
  if (whole) return ofCount(scan, mentions, { told, own, whole });
  const rest = restBefore(figures, told, own);
  if (
    own.length === 0 ||
    rest <= 0 ||
    isNumberAt(
      scan,
      scan.tokens.findIndex(({ start }) => start > told.end),
    )
  )
    return mentions;
  const worked = mentions.flatMap((mention): Mention[] => {
    if (mention.start < told.end && mention.end > told.start && isFigure(mention) && !own.includes(mention)) {
      return [{ kind: "aside", ...placeOf(scan, mention.from, mention.to), why: "the whole" }];
    }
    if (!isFigure(mention) || !own.includes(mention)) return [mention];
    const part = fractionAt(scan, mention.from)?.value ?? mention.value / 100;
    const spans = figures.filter(({ end }) => end <= told.start).map(({ start, end }) => [start, end] as const);
    const how = `${lowerAt(scan, mention.from)} of the ${rounded(rest)}% that the others leave`;
    return [{ ...mention, value: rounded(part * rest), basis: { spans, how } }];
  });
  const derived = deriveAll(scan, mentions).filter(isFigure);
  const known = worked
    .filter(isFigure)
    .every(({ start, value }) => derived.some((one) => one.start === start && one.value === value));
  return known ? mentions : worked;
}

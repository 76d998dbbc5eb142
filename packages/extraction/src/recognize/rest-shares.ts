/**
 * "60% is lawn. Of what's left, half is beans, half is a mystery" → 20 and 20: shares in words that are told of what other
 * shares leave. "Half come by car, 30% by bus, and a quarter of the rest on foot" → 5.
 */
import { isNumberAt, lowerAt, type Scan, says } from "../text/scan.ts";
import { fractionAt } from "./fraction-tail.ts";
import { rounded } from "./how-told.ts";
import { type Figure, isFigure, type Mention } from "./mention.ts";
import { placeOf } from "./place.ts";
import { deriveAll } from "./settle.ts";

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

export function restShares(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  const [phrase, more] = [...scan.text.matchAll(REST)];
  if (!phrase || more) return mentions;
  const told = { start: phrase.index, end: phrase.index + phrase[0].length };
  const own = sharesOf(scan, figures, told);
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

/** A figure that is said again: "eleven (eleven!)", "nearly half (48%)", "Mon 3 + Tue 4 = 7 eggs". */
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const THAT_IS = /^,? (?:i\.?e\.?|that is|that's|aka),? $/; // catches ", i.e. " of "1 minute 35, i.e. 95 seconds", not " and "

/** "nearly half (48%)": the share that a rough one stands for, in brackets right behind it. */
const isExact = (scan: Scan, rough: Figure, exact: Figure): boolean =>
  exact.from === rough.to + 1 &&
  lowerAt(scan, rough.to) === "(" &&
  rough.value !== exact.value &&
  Math.abs(rough.value - exact.value) < 8;

/** "eleven (eleven!)", "twelve (12)", "none, or 0": a figure said again. */
export function restated(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const at = figures.indexOf(mention);
    const exact = mention.part ? figures[at + 1] : undefined;
    if (exact?.unit?.symbol === "%" && isExact(scan, mention, exact))
      return { kind: "aside", ...placeOf(scan, mention.from, mention.to), why: "said again" }; // "nearly half (48%)"
    const before = figures[at - 1];
    if (!before) return mention;
    const told = lowerAt(scan, mention.from - 1) === "=" && mention.from - before.to < 3; // "Mon 3 + Tue 4 = 7 eggs"
    const sum = told ? figures.slice(0, at).reduce((all, { value }) => all + value, 0) : Number.NaN;
    if (Math.abs(sum - mention.value) < 1e-6) {
      const noun = isWordAt(scan, mention.to) ? 1 : 0;
      return { kind: "aside", ...placeOf(scan, mention.from - 1, mention.to + noun), why: "said again" };
    }
    if (before.value !== mention.value) return mention;
    const worded = isWordAt(scan, before.from);
    const same = worded && lowerAt(scan, before.from) === lowerAt(scan, mention.from);
    const comma = lowerAt(scan, mention.from - 2) === "," ? 2 : 1;
    const linked =
      THAT_IS.test(scan.text.slice(before.end, mention.start)) ||
      (["(", "or"].includes(lowerAt(scan, mention.from - 1)) && before.to === mention.from - comma);
    const marked = ["(", "or"].includes(lowerAt(scan, mention.from - 1));
    if (!linked || (marked && !same && worded === isWordAt(scan, mention.from))) return mention;
    const bracket = lowerAt(scan, mention.to) === ")" ? 1 : 0;
    return { kind: "aside", ...placeOf(scan, mention.from - 1, mention.to + bracket), why: "said again" };
  });
}

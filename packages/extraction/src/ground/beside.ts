/**
 * Which name stands right beside a figure, with nothing but small words between: "14 novels", "$820 on TikTok", "Rome: 12".
 * A layout that says otherwise is less likely. `besideOf(text, slots, names)` answers a name or -1 per figure.
 */
import { isImplied } from "./anchors.ts";
import type { Names } from "./layout.ts";
import type { Slot } from "./slots.ts";
import { countBelow } from "./sorted.ts";

const NOBODY = -1;
/** "to" and "since" imply a name, but do not say it. */
const IMPLIED = 0.5;
// catches " for the ", " of ", "% on ", not ", " or " and "
const BEHIND = /^%? *(?:(?:of|for|in|on|at|from|by|among|went to) +)?(?:(?:the|our|my|his|her|their|its) +)?$/iu;
// catches ": ", " is at ", " got £", " costs $", " pays ", not ", " or " and "
const AHEAD =
  /^ *[:=→]? *(?:(?:is|are|was|were|has|have|had|got|gets|at|with|took|takes|scored|scores|won|costs?|pays?|paid|sold|sells|earns?|earned|made|makes|ran|drew|drank|ate|read|weighs?|weighed|lasts?|lasted|needs?|uses?|used|spends?|spent) +){0,2}[^\p{L}\p{N}\s.,;|!?()]{0,2}$/iu;

/** The name beside each figure, where one stands on one side alone. */
export function besideOf(text: string, slots: readonly Slot[], { anchors, names }: Names): number[] {
  const isTime = names.map((name) => isImplied(name, "before") || isImplied(name, "after"));
  const sure = anchors.filter(({ weight, name }) => weight > IMPLIED && !isTime[name]);
  const starts = sure.map(({ start }) => start);
  return slots.map(({ start, end, told }) => {
    // "half of Croatia's" is not Croatia's
    if (told) return NOBODY;
    const before = sure[countBelow(starts, start) - 1];
    const after = sure[countBelow(starts, end)];
    const isBefore = before !== undefined && before.end <= start && AHEAD.test(text.slice(before.end, start));
    const isAfter = after !== undefined && BEHIND.test(text.slice(end, after.start));
    if (isBefore === isAfter) return NOBODY;
    return (isBefore ? before?.name : after?.name) ?? NOBODY;
  });
}

/** The share of figures that a layout gives to another name than the one beside them. */
export function strayed(of: readonly number[], beside: readonly number[]): number {
  const stray = beside.filter((name, at) => name !== NOBODY && of[at] !== name).length;
  return stray / Math.max(1, beside.length);
}

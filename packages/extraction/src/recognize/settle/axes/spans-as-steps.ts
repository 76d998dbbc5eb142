/**
 * How long after something the first figure stood, where the others tell of the weeks that are counted on: "Four weeks after surgery scores stood at
 * 6.1. By week 8 they had fallen to 4.2, and by week 16 to 2.5" → Week 4, 8, 16. Not "four weeks after surgery" beside months.
 */
import { singular } from "../../../lexicon/morphology.ts";
import { lowerAt, type Scan, says } from "../../../text/scan.ts";
import { isAxis, type Mention } from "../../mention.ts";
import { countAt } from "../../numbers/small-number.ts";
import { axisMark } from "../../times/axis-mark.ts";

const FEWEST = 2;
const ONE: ReadonlySet<string> = new Set(["a", "an", "one"]);

export function spansAsSteps(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["after"])) return mentions;
  const steps = mentions.filter(isAxis).filter(({ family }) => family === "step");
  const at = scan.tokens.findIndex((_, place) => lowerAt(scan, place + 2) === "after" && isSpan(scan, place));
  const noun = singular(lowerAt(scan, at + 1));
  const count = ONE.has(lowerAt(scan, at)) ? 1 : countAt(scan, at);
  const counted = steps.filter((step) => step.noun === noun);
  if (at < 0 || count === undefined || counted.length < FEWEST) return mentions;
  const [first] = counted;
  if (!first || first.from < at || counted.some(({ order }) => order <= count)) return mentions;
  const { position, order } = first;
  const each = position === null ? null : position / order;
  const step = axisMark({
    scan,
    from: at,
    to: at + 3,
    family: "step",
    order: count,
    position: each === null ? null : each * count,
    noun,
    name: `${noun} ${count}`,
  });
  const stays = ({ from, to }: Mention): boolean => to <= step.from || from >= step.to;
  return [...mentions.filter(stays), step].toSorted((one, two) => one.from - two.from);
}

/** "four weeks", "a month" at a token. */
function isSpan(scan: Scan, at: number): boolean {
  const noun = singular(lowerAt(scan, at + 1));
  const isUnit = ["day", "week", "month", "year", "hour", "minute"].includes(noun);
  return isUnit && (ONE.has(lowerAt(scan, at)) || countAt(scan, at) !== undefined);
}

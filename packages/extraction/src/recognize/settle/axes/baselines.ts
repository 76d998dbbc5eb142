/**
 * "Baseline" beside counted steps is the one before them: "Placebo: baseline 7.2, week 4 6.9, week 8 6.8" → Baseline · Week 4 · Week 8.
 * Not "the baseline is 7.2", where nothing else is a time.
 */
import { isNumberAt, lowerAt, type Scan, says } from "../../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

const WORDS = ["baseline", "pre-test", "pretest"];
const COUNTED: ReadonlySet<string> = new Set(["step", "duration"]);

/** The mentions with such places. */
export function baselines(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, WORDS)) return mentions;
  const model = mentions.filter(isAxis).find(({ family }) => COUNTED.has(family));
  if (!model) return mentions;
  const found: AxisMark[] = [];
  for (let at = 0; at < scan.tokens.length; at++) {
    if (!WORDS.includes(lowerAt(scan, at)) || mentions.some(({ from, to }) => from <= at && at < to)) continue;
    const before =
      ["at", "a"].includes(lowerAt(scan, at - 1)) || isNumberAt(scan, at + 1) || lowerAt(scan, at + 1) === ":";
    if (!before) continue;
    const mark = axisMark({ scan, from: at, to: at + 1, family: model.family, order: 0, position: null });
    found.push({ ...mark, ...(model.noun ? { noun: model.noun } : {}) });
  }
  return found.length === 0 ? mentions : [...mentions, ...found].toSorted((one, two) => one.start - two.start);
}

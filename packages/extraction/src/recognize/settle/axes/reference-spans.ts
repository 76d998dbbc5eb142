/**
 * "Rainfall was 45 mm, against a 1991-2020 average of 78 mm": two years with what was usual between them are one name, and one time
 * beside others ("45 in 2023, 60 in 2024, the 1991-2020 average is 78"). Not "1991-2020: 14.9", nor "sales 2019-2023 average 12".
 */
import { wordSet } from "../../../lexicon/closed-class.ts";
import { lowerAt, type Scan, says } from "../../../text/scan.ts";
import { isAxis, type Mention } from "../../mention.ts";
import { placeOf } from "../../place.ts";
import { axisMark } from "../../times/axis-mark.ts";

const USUAL: readonly string[] = ["average", "mean", "norm", "normal", "baseline"];
const DASHES = wordSet("- – to");
const LEADS = wordSet("the a its their our");
const THAN = wordSet("than above below");
/** Ahead of all that is told beside it. */
const PAST = -50;

/** Two years, and the word behind them. */
function isSpan(scan: Scan, one: Mention | undefined, two: Mention | undefined): boolean {
  if (!one || !two || !isAxis(one) || !isAxis(two) || one.family !== "year" || two.family !== "year") return false;
  const joined = two.from === one.to + 1 && DASHES.has(lowerAt(scan, one.to)) && LEADS.has(lowerAt(scan, one.from - 1));
  return joined && one.order < two.order && USUAL.includes(lowerAt(scan, two.to));
}

export function referenceSpans(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, USUAL)) return mentions;
  const timed = mentions.filter(isAxis).length > 2;
  return mentions.flatMap((mention, at): Mention[] => {
    const next = mentions[at + 1];
    if (isSpan(scan, mentions[at - 1], mention)) return [];
    if (!next || !isSpan(scan, mention, next)) return [mention];
    const [from, to] = [mention.from, next.to + 1];
    const beside = timed && !THAN.has(lowerAt(scan, from - 2));
    return [
      beside
        ? axisMark({ scan, from, to, family: "relative", order: PAST })
        : { kind: "name", ...placeOf(scan, from, to) },
    ];
  });
}

/** "no" of what is counted beside it: a figure of none, at that word. */
import { type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure, Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

/** The mentions with none of the same kind at a token; as they are where another stands there. */
export function withNoneAt(scan: Scan, mentions: readonly Mention[], at: number, like: Figure): readonly Mention[] {
  if (mentions.some(({ from, to }) => from <= at && at < to)) return mentions;
  const none: Figure = {
    ...like,
    ...placeOf(scan, at, at + 1),
    value: 0,
    numberEnd: tokenAt(scan, at).end,
    bare: false,
    weak: false,
    basis: { spans: [], how: "" },
  };
  return [...mentions, none].sort((one, other) => one.from - other.from);
}

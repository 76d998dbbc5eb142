/** "142 FT, 38 PT, 11 contractors": beside each other full time and part time, no feet and no points. */
import { type Scan, says, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const TIMES: ReadonlySet<string> = new Set(["FT", "PT"]);

export function fullAndPart(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["pt"]) || ![...TIMES].every((time) => scan.tokens.some(({ text }) => text === time)))
    return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && mention.to === mention.from + 2 && TIMES.has(tokenAt(scan, mention.from + 1).text)
      ? { ...mention, ...placeOf(scan, mention.from, mention.from + 1), unit: null, bare: true }
      : mention,
  );
}

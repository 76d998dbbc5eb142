/**
 * A time that owns something in a sentence without figures places none: "Hence item 4 on tonight's agenda." Not "today's takings were 40", nor
 * "Tonight 40".
 */
import type { Scan } from "../../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../../mention.ts";
import { aside } from "../../place.ts";

const OWNS = /['’]s$/u; // catches "tonight's", not "tonight"
const ENDS: ReadonlySet<string> = new Set([".", "!", "?", "\n"]);

/** Whether a sentence begins or ends at a token: a point with a blank behind it or nothing. */
const isEnd = ({ tokens }: Scan, at: number): boolean =>
  ENDS.has(tokens[at]?.text ?? "\n") || tokens[at]?.kind === "line";

export function ownedTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!/['’]s /u.test(scan.text)) return mentions; // catches "tonight's agenda", not "girls' team"
  return mentions.map((mention) => {
    if (!isAxis(mention) || mention.family !== "relative" || !OWNS.test(scan.text.slice(mention.start, mention.end)))
      return mention;
    let [from, to] = [mention.from, mention.to];
    while (from > 0 && !isEnd(scan, from - 1)) from--;
    while (!isEnd(scan, to)) to++;
    const told = mentions.some((one) => isFigure(one) && one.from >= from && one.to <= to);
    return told || from === 0 ? mention : aside(scan, mention.from, mention.to, "a time beside the values");
  });
}

/** Persons called by their handles are named in front of a figure with a sign as in front of any other: "@ana +12, @ben -4". Not "+12 thanks to @ana". */
import { lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

const FEWEST = 2;

export function signedHandles(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("@")) return mentions;
  const named = mentions.filter((mention, at) => {
    const next = mentions[at + 1];
    const handle = mention.kind === "aside" && lowerAt(scan, mention.from) === "@" && mention.why.endsWith("handle");
    return handle && next && isFigure(next) && next.signed && next.from <= mention.to + 1;
  });
  if (named.length < FEWEST) return mentions;
  return mentions.map((mention) => {
    const { from, to, start, end } = mention;
    return named.includes(mention) ? { kind: "name", from, to, start, end } : mention;
  });
}

/** Token range → the place of a mention. */
import { type Scan, tokenAt } from "../text/scan.ts";
import { type Aside, isFigure, type Mention } from "./mention.ts";

export const placeOf = (
  scan: Scan,
  from: number,
  to: number,
): { from: number; to: number; start: number; end: number } => ({
  from,
  to,
  start: tokenAt(scan, from).start,
  end: tokenAt(scan, to - 1).end,
});

export const aside = (scan: Scan, from: number, to: number, why: string): Aside => ({
  kind: "aside",
  ...placeOf(scan, from, to),
  why,
});

/** The mentions, every figure an aside. */
export const withFiguresAside = (scan: Scan, mentions: readonly Mention[], why: string): readonly Mention[] =>
  mentions.map((mention) => (isFigure(mention) ? aside(scan, mention.from, mention.to, why) : mention));

/** The words from one token to another, as the text writes them. */
export const wordsOf = (scan: Scan, from: number, to: number): string =>
  scan.text.slice(tokenAt(scan, from).start, tokenAt(scan, to - 1).end);

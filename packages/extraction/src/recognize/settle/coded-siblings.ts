/**
 * "Flight UA88 had 12 delays, DL402 had 9 and AA17 just 4": a code behind its noun names an item where codes of its form name the others. Not "flight UA88
 * leaves at 9, gate B12".
 */
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const CODE = /^\p{Lu}{1,4}\d{1,4}\p{Lu}?$/u; // catches "UA88" and "N3", not "Boeing737" or "88"
const FEWEST = 2;
/** How far behind its code a figure stands: "DL402 had only 9". */
const NEAR = 4;

const isCoded = (mention: Mention): boolean =>
  mention.kind === "aside" && mention.why.startsWith("a code") && mention.to === mention.from + 1;

export function codedSiblings(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const coded = mentions.filter((mention) => isCoded(mention) && CODE.test(tokenAt(scan, mention.from).text));
  const [one] = coded;
  const figures = mentions.filter(isFigure);
  if (!one || coded.length > 1 || figures.length < FEWEST) return mentions;
  const held = new Set(mentions.map(({ from }) => from));
  const isTold = (at: number): boolean => figures.some(({ from }) => from > at && from - at <= NEAR);
  const siblings = scan.tokens.filter(
    ({ kind, text }, at) => kind === "word" && CODE.test(text) && !held.has(at) && isTold(at),
  );
  if (siblings.length === 0 || siblings.length + 1 !== figures.length || !isTold(one.from)) return mentions;
  if (lowerAt(scan, one.from - 1) === "") return mentions;
  return mentions.map((mention) =>
    mention === one ? { kind: "name", ...placeOf(scan, one.from - 1, one.to) } : mention,
  );
}

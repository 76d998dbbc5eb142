/**
 * "iOS 45, Android 52, other 3", "PlayStation 45, Xbox 30": a number behind a word that may be a product's is a figure where each item of the text
 * ends in a number and one of them counts. Not "iPhone 15, Pixel 8 and 3 tablets" nor "iPhone 15: 620".
 */
import { IDENTIFIER_NOUNS, SHY_IDENTIFIER_NOUNS } from "../../lexicon/identifier-nouns.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const ITEM =
  /^\s*(?:(?:and|other|the) )*\p{L}[\p{L}\s'&-]{0,24}? \d[\d.,]*[kKmM%]?(?: (?:of|from) (?:(?:the|all|our|my|their) )?\p{Ll}+(?: \p{Ll}+)?)?(?: \p{Ll}[\p{Ll}/]+(?: an? \p{Ll}+)?)?(?: per 1[0,]+(?: \p{Ll}+)?)?[.!]?\s*$/u; // catches "iOS 45", "iOS 58% of visits" and " other 3 users", not "3 tablets" or "iPhone 15 620"
const PER = "the reference amount";
const PARTS = /[,;|\n]|(?<=[\d%kKmM] ?)\/| and | vs\.? | v /u; // catches ", " and the "/" of "45/Android", not of "people/hr"
const HEAD = /^[^\d:→>]{2,40}(?::|->|→|>| [–-]) ?/u; // catches "Split: " and "OS split -> ", not "iOS 45"

export function modelFigures(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const names = mentions.filter(({ kind }) => kind === "name");
  const figures = mentions.filter(isFigure);
  const rates = mentions.filter((mention) => mention.kind === "aside" && mention.why === PER);
  const known = names.length + figures.length + rates.length === mentions.length;
  if (!known || names.length === 0 || figures.length + rates.length === 0) return mentions;
  const branded = names.every(({ to }) => {
    const { text, lower } = tokenAt(scan, to - 2);
    return text !== lower && !IDENTIFIER_NOUNS.has(lower) && !SHY_IDENTIFIER_NOUNS.has(lower); // "on page 4"
  });
  if (!branded) return mentions;
  const items = scan.text.replace(HEAD, "").split(PARTS);
  if (items.length !== names.length + figures.length || !items.every((item) => ITEM.test(item))) return mentions;
  return mentions.map((mention) => (mention.kind === "name" ? (figureAt(scan, mention.to - 1) ?? mention) : mention));
}

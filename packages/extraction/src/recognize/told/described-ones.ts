/**
 * "Caring for 3,500 older people at home and 1,800 older people in care homes": the word describes who is counted, and tells no
 * more than the figure before. Not "Ana is 12, Bo 3 older", nor "5 more people".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { PLAIN_PLURAL } from "../../lexicon/morphology.ts";
import { lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

const DESCRIBING = wordSet(
  "older younger bigger larger smaller longer shorter taller newer richer poorer cheaper slower faster lighter heavier",
);
const PEOPLE = wordSet("people men women children folk");

export function describedOnes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, DESCRIBING)) return mentions;
  return mentions.map((mention) => {
    const stated = isFigure(mention) ? mention.basis?.stated : null;
    if (!isFigure(mention) || !stated || !DESCRIBING.has(lowerAt(scan, mention.to - 1))) return mention;
    const counted = PEOPLE.has(lowerAt(scan, mention.to)) || PLAIN_PLURAL.test(tokenAt(scan, mention.to).text);
    return counted && stated.bare ? { ...stated, value: Math.abs(stated.value) } : mention;
  });
}

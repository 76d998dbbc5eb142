/** "We had 300 guests, lost 2 coats": what was lost or won are other things than were counted before, so the figure stays as it is told. */
import { wordSet } from "../../lexicon/closed-class.ts";
import { PLAIN_PLURAL, singular } from "../../lexicon/morphology.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const STEP = / (?:less|plus) /; // catches "300 less 2", not "half of 300"

const COMPARING = wordSet("more fewer less than");
const NEAR = 4;

/** "12 fewer audiobooks" are told from other things on purpose. */
const compares = ({ tokens }: Scan, { from, to }: Figure): boolean =>
  tokens.slice(Math.max(0, from - NEAR), to + NEAR).some(({ lower }) => COMPARING.has(lower));

/** What stands behind a figure where it can only be counted; "" otherwise. */
const countedBy = (scan: Scan, { to }: Figure): string =>
  PLAIN_PLURAL.test(tokenAt(scan, to).text) ? singular(lowerAt(scan, to)) : "";

export function otherThings(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const tellsOther = (figure: Figure): boolean => {
    const { basis } = figure;
    const base = figures.find(({ start }) => start === basis?.spans[0]?.[0]);
    if (!basis?.stated || !base || basis.stated.unit || base.unit || !STEP.test(basis.how) || compares(scan, figure))
      return false;
    const [one, two] = [countedBy(scan, base), countedBy(scan, figure)];
    return one !== "" && two !== "" && one !== two;
  };
  return mentions.map((mention) => {
    const stated = isFigure(mention) && tellsOther(mention) ? mention.basis?.stated : undefined;
    return stated ? { ...stated, value: Math.abs(stated.value) } : mention;
  });
}

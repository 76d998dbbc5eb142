/**
 * "The Dow fell 110 points, or 0.3%, while the Nasdaq climbed 1.2%": a change told twice, of which the share stays where the others
 * are told as shares alone. Not where each is told both ways ("up 28 points, or 0.6%; up 127, or 0.4%").
 */
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const OR = /^(?: \p{L}+)?,? or (?:about |around |nearly |just |some )?(?:an? )?$/u; // catches " points, or ", not " tea or "
const TOLD: readonly string[] = ["or"];

const isShare = ({ unit }: Figure): boolean => unit?.symbol === "%";

/** "fell 110 points": told by a verb of change right in front. */
const changesBy = (scan: Scan, { from }: Figure, words: ReadonlySet<string>): boolean =>
  [1, 2].some((step) => words.has(lowerAt(scan, from - step)));

export function orShares(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, TOLD)) return mentions;
  const figures = mentions.filter(isFigure);
  const twice = figures.filter((figure, at) => {
    const share = figures[at + 1];
    return (
      share &&
      !isShare(figure) &&
      isShare(share) &&
      (changesBy(scan, figure, CHANGE_UP) || changesBy(scan, figure, CHANGE_DOWN)) &&
      OR.test(scan.text.slice(figure.end, share.start))
    );
  });
  const shares = figures.filter(isShare).length;
  const alone = shares > twice.length && figures.length === shares + twice.length;
  if (twice.length === 0 || !alone) return mentions;
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    if (twice.includes(mention)) return aside(scan, mention.from, mention.to, "said again");
    const first = figures[figures.indexOf(mention) - 1];
    const falls = first && twice.includes(first) && changesBy(scan, first, CHANGE_DOWN);
    return falls ? { ...mention, value: -Math.abs(mention.value) } : mention;
  });
}

/** "Three more than both boys together", "as many as those two put together", "halfway between the two": told of the two before. */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";
import { rounded } from "./how-told.ts";
import { type Mend, toldOf } from "./mend.ts";

const TOGETHER =
  /^(?:more |fewer |less )?(?:than|as) (?:both|(?:the|those|these|its) (?:other )?two)(?: (?!of)[\p{L}-]+)? (?:put )?(?:together|combined)\b/iu; // catches "than both boys together", not "than the two of them"
const RELATED = wordSet("than as");

/** "than both boys together" behind a figure: the sum of the two that are told before it, where there are just two. */
export const bothTogether: Mend = ({ scan, figure, before, base }) => {
  const link = [-1, 0, 1, 2, 3].map((step) => figure.to + step).find((at) => RELATED.has(lowerAt(scan, at)));
  if (link === undefined || !TOGETHER.test(scan.text.slice(tokenAt(scan, link).start))) return undefined;
  if (base !== before.at(-1)) return undefined; // summed already
  if (before.length !== 2 || !base || before.some(({ unit }) => unit?.symbol !== base.unit?.symbol)) return null;
  return toldOf(figure, base, before);
};

const MIDWAY = wordSet("halfway half-way midway");
const THE_TWO = /^between (?:the (?:other )?two|those two|these two|them|both)\b/iu; // catches "between the two", not "between Ann and Bo"

/** "halfway between the two" as a figure of its own. */
export function midway(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const from = scan.tokens.findIndex(({ lower }) => MIDWAY.has(lower));
  const between = scan.text.slice(tokenAt(scan, from + 1).start);
  const [told = ""] = THE_TWO.exec(between) ?? [];
  const to = from + 1 + told.split(" ").length;
  const before = mentions.filter(isFigure).filter((figure) => figure.to <= from);
  const [first, second, more] = before;
  const alike = first && second && first.unit?.symbol === second.unit?.symbol;
  if (from < 0 || told === "" || !first || !alike || more) return [...mentions];
  const figure: Figure = {
    ...second,
    ...placeOf(scan, from, to),
    numberEnd: tokenAt(scan, to - 1).end,
    value: rounded((first.value + second.value) / 2),
    bare: false,
    weak: false,
    signed: false,
    basis: {
      spans: before.flatMap((one) => [[one.start, one.end] as const, ...(one.basis?.spans ?? [])]),
      how: `halfway between ${first.value} and ${second.value}`,
      stated: null,
    },
  };
  const others = mentions.filter((mention) => mention.to <= from || mention.from >= to);
  return [...others, figure].sort((a, b) => a.from - b.from);
}

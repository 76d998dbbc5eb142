/** What can be seen of the figures that a reading takes, and of those that it leaves out. */
import { type Figure, isWorkedOut } from "../../recognize/mention.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { countedNoun } from "../labels/counted-noun.ts";
import { wordHash } from "../name-key.ts";
import { inBrackets, isNearTotalWord, standsApart, unitKey } from "./drop-cost.ts";
import { likenessSeen } from "./likeness.ts";
import { type Add, figuresBeside } from "./rank-place-features.ts";

/** A stated total; what is worked out, such as half of a whole, is as much as the rest by chance. */
const isSum = (figure: Figure, sum: number): boolean =>
  !isWorkedOut(figure) && Math.abs(figure.value - sum) <= Math.abs(sum) * 0.001;

export function choiceSeen(scan: Scan, kept: readonly Figure[], dropped: readonly Figure[], add: Add): void {
  figuresBeside(scan, kept, dropped, add);
  likenessSeen(scan, kept, dropped, add);
  const units = new Set(kept.map(unitKey));
  const sum = kept.reduce((total, { value }) => total + value, 0);
  const [first, last] = [kept[0]?.start ?? 0, kept.at(-1)?.start ?? 0];
  add(32, Math.min(4, dropped.length));
  add(33, Math.min(3, units.size));
  for (const figure of dropped) {
    const key = unitKey(figure);
    const where = figure.start < first ? 0 : figure.start > last ? 2 : 1;
    const kin = units.has(key) ? (key === "" ? 1 : 2) : 0;
    add(34, kin * 4 + where);
    add(35, (figure.weak ? 4 : 0) + where);
    add(36, inBrackets(scan, figure) ? 1 : 0);
    add(38, kept.length > 1 && isSum(figure, sum) ? 1 : 0);
    add(39, figure.bare && countedNoun(scan, figure) !== "" ? 1 : 0);
    add(40, figure.signed ? 1 : figure.part ? 2 : figure.outOf ? 3 : figure.rate ? 4 : figure.basis ? 5 : 0);
    add(
      41,
      figure.bare && Number.isInteger(figure.value)
        ? figure.value <= 12
          ? 1
          : figure.value >= 1900 && figure.value <= 2100
            ? 2
            : 0
        : 3,
    );
    add(42, wordHash(lowerAt(scan, figure.from - 1)));
    const apart = standsApart(scan, figure, kept) ? 1 : 0;
    add(57, apart * 4 + kin);
    add(58, (apart * 4 + kin) * 4 + where);
  }
  for (const edge of [kept[0], kept.at(-1)]) {
    const others = kept.filter((figure) => figure !== edge);
    if (!edge || others.length < 2) continue;
    const apart = standsApart(scan, edge, others) ? 1 : 0;
    const together = others.every((figure, at) => at === 0 || !standsApart(scan, figure, others.slice(0, at))) ? 1 : 0;
    const alike = others.some((figure) => unitKey(figure) === unitKey(edge)) ? 1 : 0;
    add(59, (apart * 2 + together) * 2 + alike);
    add(60, ((apart * 2 + together) * 2 + alike) * 4 + (edge.bare ? 1 : 0) + (edge === kept[0] ? 2 : 0));
  }
  const percent = kept.length > 2 && units.size === 1 && units.has("%") && Math.abs(sum - 100) < 1.1;
  add(43, percent ? 1 : 0);
  const share = 1 / Math.max(1, kept.length);
  const spelled = (figure: Figure): boolean => tokenAt(scan, figure.from).kind === "word";
  for (const figure of kept) {
    add(44, figure.weak ? 1 : 0, share);
    add(45, inBrackets(scan, figure) ? 1 : 0, share);
    add(46, isNearTotalWord(scan, figure) ? 1 : 0);
    add(47, kept.length > 2 && isSum(figure, sum - figure.value) ? 1 : 0);
    add(48, spelled(figure) ? 1 : 0, share);
    add(49, figure.basis ? 1 : 0, share);
    add(50, figure.bare && figure.value >= 1900 && figure.value <= 2100 ? 1 : 0);
  }
}

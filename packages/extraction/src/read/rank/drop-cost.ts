/** What it costs to leave a figure out of a reading, by how it stands to the chosen ones. */
import { wordSet } from "../../lexicon/closed-class.ts";
import { TOTAL_WORDS } from "../../lexicon/nouns.ts";
import type { Figure } from "../../recognize/mention.ts";
import { perThing } from "../../text/per-text.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { countedNoun } from "../labels/counted-noun.ts";

/** What is aimed at or allowed is not what was measured. */
const TARGETS = wordSet("goal target limit quota cap aim max maximum capacity");

export const unitKey = (figure: Figure): string => {
  const { unit } = figure;
  if (!unit) return "";
  return unit.kind === "currency" || unit.symbol === "cents"
    ? "money"
    : unit.symbol.startsWith("°")
      ? "°"
      : unit.symbol;
};

export const inBrackets = perThing((scan, figure: Figure): boolean => {
  for (let at = figure.from - 1; at >= Math.max(0, figure.from - 12); at--) {
    if (lowerAt(scan, at) === "(") return true;
    if (lowerAt(scan, at) === ")" || tokenAt(scan, at).kind === "line") return false;
  }
  return false;
});

export const isNearTotalWord = perThing((scan, figure: Figure): boolean => {
  for (let at = Math.max(0, figure.from - 4); at < figure.to + 4; at++)
    if (TOTAL_WORDS.has(lowerAt(scan, at))) return true;
  return ["=", "every"].includes(lowerAt(scan, figure.from - 1));
});

const isSpelled = (scan: Scan, figure: Figure): boolean => tokenAt(scan, figure.from).kind === "word";

/** Price of leaving one figure out: high for one that stands in the row, low for one that counts something else. */
export function dropCost(scan: Scan, figure: Figure, chosen: readonly Figure[]): number {
  const apart = chosen.length > 1 && standsApart(scan, figure, chosen);
  if (figure.weak) return weakCost(scan, figure, chosen, apart);
  const key = unitKey(figure);
  const headsUnit =
    key === "" &&
    ["–", ":", "→", "-"].includes(lowerAt(scan, figure.to)) &&
    chosen.some((other) => other.from >= figure.to + 1 && other.from <= figure.to + 2 && unitKey(other) !== "");
  if (headsUnit) return 0.1;
  const first = chosen[0];
  const last = chosen.at(-1);
  const leads = first !== undefined && figure.start < first.start;
  const united = chosen.some((other) => unitKey(other) !== "");
  if (key !== "" && !chosen.some((other) => unitKey(other) === key))
    return leads && !united ? (apart ? 1.3 : 1.6) : 0.5;
  const bracketed = inBrackets(scan, figure);
  const wrapped = chosen.every((other) => inBrackets(scan, other));
  if (bracketed && !wrapped) return 0.5;
  if (chosen.length > 1 && wrapped && !bracketed) return 0.4;
  if (isNearTotalWord(scan, figure)) return 0.3;
  if ([1, 2, 3].some((step) => TARGETS.has(lowerAt(scan, figure.from - step)))) return 0.3;
  const shares = chosen.length >= 3 && key === "%" && chosen.every((other) => unitKey(other) === key);
  if (shares && Math.abs(chosen.reduce((sum, { value }) => sum + value, 0) - 100) < 0.6) return 0.2;
  const noun = figure.bare ? countedNoun(scan, figure) : "";
  if (noun !== "" && !chosen.some((other) => countedNoun(scan, other) === noun)) {
    const plain = !chosen.some((other) => other.bare && countedNoun(scan, other) !== "");
    return apart ? 0.6 : plain || leads ? 1 : 1.4;
  }
  const bare = key === "" && united;
  if (apart) return bare ? 0.6 : key === "" ? 1.2 : 1.8;
  const edge = last !== undefined && (leads || figure.start > last.end);
  return (edge ? 1.7 : 2.4) - (bare ? 0.2 : 0);
}

/** Small numbers in words: cheap to leave out of a row of digits or from a heading, dear in a row of words. */
function weakCost(scan: Scan, figure: Figure, chosen: readonly Figure[], apart: boolean): number {
  if (figure.value === 0 && lowerAt(scan, figure.from) !== "zero") return 0.1;
  const spelled = chosen.filter((other) => isSpelled(scan, other)).length;
  if (spelled * 2 > chosen.length) return apart ? 1.2 : 1.6;
  return apart ? 0.1 : figure.value <= 2 ? 0.35 : 0.6;
}

/** Another sentence than all chosen ones, or a heading in front of them. */
export const standsApart = (scan: Scan, figure: Figure, chosen: readonly Figure[]): boolean => {
  const first = chosen[0];
  const last = chosen.at(-1);
  if (!first || !last) return false;
  const between =
    figure.start < first.start
      ? scan.text.slice(figure.end, first.start)
      : figure.start > last.end
        ? scan.text.slice(last.end, figure.start)
        : "";
  return /[.!?:](?:\s|$)|\n|\s[–—]\s/u.test(between); // catches ". ", not the point of "3.5"
};

/** Whether what a text tells by a relation goes with the figure it would be told of: "10 more" of 48 points, not of 30%. */
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { AGAIN } from "../../lexicon/relation-words.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import type { Figure, Mention } from "../mention.ts";
import { fractionAt } from "../numbers/fraction-tail.ts";
import { isCountAt } from "../numbers/small-number.ts";
import { hasNewSubject, isLevel } from "./change-ways.ts";
import type { Relation } from "./relation.ts";
import { stepRatio } from "./same-unit.ts";

const PARTED =
  /\b(?:half|thirds?|quarters?|(?:four|fif|six|seven|eigh|nin|ten)ths?)(?: of)? (?:the|our|its|his|her|their|my|those) $/iu; // catches "half the ", not "the "

/** "65 of the 200", "half the 90": either of the two. */
function isPartOrWhole(scan: Scan, { from, to, start }: Figure): boolean {
  if (PARTED.test(scan.text.slice(Math.max(0, start - 24), start))) return true;
  const behind = ["the", "our", "my", "their"].includes(lowerAt(scan, to + 1)) ? to + 2 : to + 1;
  const before = lowerAt(scan, from - 1) === "of" ? from - 2 : from - 3;
  return (
    (lowerAt(scan, to) === "of" && isCountAt(scan, behind)) ||
    (lowerAt(scan, before + 1) === "of" && isCountAt(scan, before))
  );
}

const MOVED = wordSet("lost loses gained gains shed sheds dropped drops put");

/** A comparative stands behind the number, or its way is told: "3 kilos more", "down 5". */
export const isCompared = ({ compared, reached, beside, step, to }: Relation): boolean =>
  compared === true || reached === true || beside === true || (step !== null && to > step.to);

/** Whether a change may be told of a figure: of its unit, not out of all proportion, and nobody new does it. */
export function isAlike(scan: Scan, relation: Relation, base: Figure): boolean {
  const { step } = relation;
  if (lowerAt(scan, base.from + 1) === "x" && lowerAt(scan, relation.from + 1) === "x") return false; // "5x Ann, 7 x Ben"
  if (relation.priced && base.unit?.kind !== "currency") return false; // "6 staff, 50% off"
  const shared = relation.factor < 1 && relation.reference?.kind === "name" && relation.reference.link === undefined;
  const told = step?.unit?.symbol === "%" && (!step.part || relation.open);
  if (relation.add > 0 && relation.open && isPartOrWhole(scan, base)) return false; // "65 of the 200 sprouted, 80 more in week two"
  if (base.part && fractionAt(scan, relation.from)?.to === relation.to) return false; // "a third said yes, the men half,"
  const { reference } = relation;
  const it = reference !== null && reference.to - reference.from === 1 && lowerAt(scan, reference.from) === "it";
  if (base.part && it && relation.factor < 1) return false; // "half of the cake went to Tom, a third of it to Ann"
  if (relation.add === 0)
    return (base.value !== 0 || relation.factor === 1) && !((shared || told) && base.unit?.symbol === "%");
  if (step?.unit?.symbol === "points" && base.bare) return true; // "scored 48, up 10 points in the second"
  const before = base.basis?.stated; // "up 15 points in June, another 8 in July"
  const goesOn = !step?.unit && before && before.unit?.symbol !== "%";
  const points = (goesOn || ["pp", "points"].includes(step?.unit?.symbol ?? "")) && base.unit?.symbol === "%";
  const ratio = stepRatio(step?.unit, base, isCompared(relation));
  if (
    !ratio ||
    (ratio !== 1 && relation.beside) ||
    base.unit?.symbol === "%" ||
    Math.abs(relation.add) * ratio > Math.abs(base.value) * 20
  )
    return points;
  const moves = MOVED.has(lowerAt(scan, relation.from - 1)) || (relation.open && relation.to === step?.to);
  return !hasNewSubject(scan, base, relation.from) && (!moves || isLevel(scan, base));
}

/** A time stands beside it: "+15 in 2021", "2022: up 8". */
export const isTimed = (mentions: readonly Mention[], relation: Pick<Relation, "from" | "to">): boolean =>
  mentions.some(({ kind, from, to }) => kind === "axis" && from <= relation.to + 2 && to >= relation.from - 1);

/**
 * "40 in 2020, +15 in 2021": a signed number is a step only from a level, at a time of its own; a signed share not of whom it
 * stands right behind: "GDP growth 2023: India 7.6, Germany -0.3%".
 */
export function isStray(scan: Scan, mentions: readonly Mention[], { step, from, to }: Relation, base: Figure): boolean {
  if (step?.signed !== true) return false;
  const plain = step.unit?.symbol !== "%";
  if (plain && base.signed && !base.basis) return true;
  return (
    (plain || (isWordAt(scan, from - 1) && !isSmallWord(lowerAt(scan, from - 1)))) && !isTimed(mentions, { from, to })
  );
}

/** "half as much on hotels and another 250 on food": a list goes on behind a multiple, where no time and no verb tells a step. */
export function isListed(scan: Scan, mentions: readonly Mention[], relation: Relation, base: Figure): boolean {
  if (relation.reference !== null || base.basis?.stated !== null || mentions.some(({ kind }) => kind === "axis"))
    return false;
  const again = [relation.from, relation.from - 1].some((at) => AGAIN.has(lowerAt(scan, at)));
  return again && !scan.tokens.some(({ lower }) => CHANGE_UP.has(lower) || CHANGE_DOWN.has(lower)); // not "it lost half, then another 20"
}

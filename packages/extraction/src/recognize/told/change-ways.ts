/** Whether a change goes up (1) or down (-1), by the verb beside it. */
import { MONTHS, SEASONS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { BETWEEN, FEWER, MORE, STEPPING } from "../../lexicon/relation-words.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { endsInDigit } from "../../text/number-shape.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { isCountAt } from "../numbers/small-number.ts";
import type { Relation, Step } from "./relation.ts";

const PHRASAL = /^(?:end|ma[dk]|sign|show|turn|to?[ao]k|us[ei]|pa[iy]|pick|tid|set)/; // catches the "makes" of "makes up 5%", not the "goes" of "goes up 5%"
const rises = (scan: Scan, at: number): boolean => {
  const word = lowerAt(scan, at);
  return CHANGE_UP.has(word) && !MORE.has(word) && (word !== "up" || !PHRASAL.test(lowerAt(scan, at - 1)));
};

/** Up or down by the verb in front of a figure: "grew 10%", "shaved off 7". */
export function verbBefore(scan: Scan, from: number): { way: number; at: number } | null {
  for (let at = from - 1; at >= Math.max(0, from - 4); at--) {
    const word = lowerAt(scan, at);
    const before = lowerAt(scan, at - 1);
    if (before === "way" || (isCapitalAt(scan, at) && /^[,;:|/]$/.test(before))) return null; // "the way down 2 h", "Anna 12, Rose 14"
    if (rises(scan, at)) return { way: 1, at };
    if (CHANGE_DOWN.has(word) && !FEWER.has(word)) return { way: -1, at };
    if (!BETWEEN.has(word)) return null;
  }
  return null;
}

/** "shrank by 40 to 260 and by another 60": the way of the verb that opens the sentence. */
export function wayBefore(scan: Scan, from: number): number {
  for (let at = from - 1; at >= Math.max(0, from - 16); at--) {
    const word = lowerAt(scan, at);
    if ([".", ";", "!", "?"].includes(word)) return 0;
    if (CHANGE_DOWN.has(word) && !FEWER.has(word)) return -1;
    if (rises(scan, at)) return 1;
  }
  return 0;
}

/** "Ana scored 26, Holly added 15": a verb of change whose subject is a name that was not told before is told of that name alone. */
export function hasNewSubject(scan: Scan, base: Figure, from: number): boolean {
  const subject = from - 2;
  const word = lowerAt(scan, subject);
  const named = subject >= base.to && isWordAt(scan, subject) && isCapitalAt(scan, subject);
  const dated = endsInDigit(word) || [MONTHS, SEASONS, WEEKDAYS, PRONOUNS].some((words) => words.has(word));
  if (!STEPPING.has(lowerAt(scan, from - 1)) || !named || dated) return false;
  return !scan.tokens.slice(0, base.to).some(({ lower }) => lower === word);
}

const LEVELS = wordSet(
  "at was were is are stood started had has have with weighed from of opened began held holds measured totalled averaged numbered reached :",
);

/** Told as a level that may rise and fall, not as a sum of its own: "stood at 310", not "had won 20", "has lost 40". */
export const isLevel = (scan: Scan, { basis, from }: Figure): boolean => {
  const near = [1, 2, 3].map((step) => lowerAt(scan, from - step));
  if (near.slice(0, 2).includes("of") && [2, 3].some((step) => isCountAt(scan, from - step))) return false; // "7 of the 28, a further 14"
  return (
    basis !== undefined ||
    near[0] === "to" ||
    (near[0] !== "won" && !STEPPING.has(near[0] ?? "") && near.some((word) => LEVELS.has(word)))
  );
};

/** With "up" behind they tell a level: "clocked up 38 hours". */
const SUMMING = wordSet(
  "clocked racked notched chalked picked built made took boxed packed served cooked bought ended stacked",
);

/** "120 fewer nurses", "6 km further": how far it lies from a level that nobody tells. */
const isApart = (scan: Scan, { unit, to }: Figure): boolean => {
  const word = lowerAt(scan, to);
  return unit ? MORE.has(word) || FEWER.has(word) : ["more", "fewer", "less"].includes(word);
};

/** Told as a change, of no level that is told. */
export const isChange = (scan: Scan, figure: Figure): boolean => {
  const { basis, from, to } = figure;
  if (basis) return false;
  return (
    isApart(scan, figure) ||
    (["up", "down", "by"].includes(lowerAt(scan, from - 1)) && !SUMMING.has(lowerAt(scan, from - 2))) ||
    (["up", "down"].includes(lowerAt(scan, to)) && ["and", ",", "/"].includes(lowerAt(scan, to + 1))) // "78 down and 19 up"
  );
};

/** "At 20 it rose 2 cm, at 30 it rose 5": told by the verb of its base, it is a change of its own and no step. */
export function isChangedAgain(scan: Scan, { from, to, step }: Relation, base: Figure): boolean {
  const verb = verbBefore(scan, from)?.at;
  const told = verb === from - 1 && lowerAt(scan, verb) === lowerAt(scan, base.from - 1);
  return told && to === step?.to && step.unit?.symbol !== "%";
}

/** "At 1.5 million, Leeds makes half a million more than Hull": the figure in front is of what the sentence tells. */
export const opens = (scan: Scan, { from }: Figure): boolean =>
  ["at", "with"].includes(lowerAt(scan, from - 1)) && !isWordAt(scan, from - 2) && !isNumberAt(scan, from - 2);

const JOINING = wordSet("joined enrolled arrived");
const LEAVING = wordSet("quit resigned departed");

/** "four quit", "six joined": who comes or goes, as a step of a level. */
export const figureMoves = (scan: Scan, { to, figure, percent }: Step): number => {
  if (!figure?.bare || percent) return 0;
  const words = [lowerAt(scan, to), lowerAt(scan, to + 1)];
  const left = lowerAt(scan, to) === "left" && says(scan, JOINING);
  return left || words.some((word) => LEAVING.has(word)) ? -1 : words.some((word) => JOINING.has(word)) ? 1 : 0;
};

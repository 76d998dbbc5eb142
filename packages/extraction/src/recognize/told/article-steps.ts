/**
 * "By July it had dropped by 2 m, by September by another metre", "a full minute longer than Tobi", "up another fiver": a step of
 * one of a unit that the text counts in elsewhere. Not "by the metre", "an hour by bus", nor where nothing is told in such units.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { GROUP_WORDS } from "../../lexicon/number-words.ts";
import { FEWER, MORE } from "../../lexicon/relation-words.ts";
import { isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention, type Unit } from "../mention.ts";
import { currencyAt, measureAt } from "../numbers/unit-at.ts";
import { placeOf } from "../place.ts";
import { unitRatio } from "./same-unit.ts";

const ARTICLES = wordSet("a an another");
const WHOLE = wordSet("full whole good further");
const WAYS = wordSet("by up down lost gained shed dropped added");
const NOTES = wordSet("fiver tenner");
const CUES = ["a", "an", "another"];

type One = { to: number; value: number; unit: Unit | null };

/** The unit behind an article, or the note. */
function oneAt(scan: Scan, at: number): One | null {
  const noun = WHOLE.has(lowerAt(scan, at + 1)) ? at + 2 : at + 1;
  const word = lowerAt(scan, noun);
  if (NOTES.has(word)) return { to: noun + 1, value: GROUP_WORDS.get(word) ?? 0, unit: null };
  const found = measureAt(scan, noun) ?? currencyAt(scan, noun);
  const one = found && word.length > 2 && singular(word) === word && isWordAt(scan, noun);
  return one ? { to: found.to, value: 1, unit: found.unit } : null;
}

/** It is said of a change, or compared: "by another metre", "a minute longer". */
function isStep(scan: Scan, at: number, { to }: One): boolean {
  const next = lowerAt(scan, to);
  const compared = MORE.has(next) || FEWER.has(next);
  const ends = !isWordAt(scan, to + 1) || ["than", "still", "again", "and", "on", "in"].includes(lowerAt(scan, to + 1));
  return (compared && ends) || (WAYS.has(lowerAt(scan, at - 1)) && next !== "of" && !compared);
}

/** The unit of the figure that it goes with; undefined where the text counts in no such unit. */
function unitBeside({ unit }: One, figures: readonly Figure[]): Unit | null | undefined {
  if (!unit) return figures.find((figure) => figure.unit?.kind === "currency")?.unit;
  const weighs = /^(?:kg|g|lb|lbs|stone|pounds)$/u.test(unit.symbol) && figures.length === 1 && figures[0]?.bare; // "lost a full kilo and now weighs 4.3"
  return weighs || figures.some((figure) => figure.unit && unitRatio(unit, figure.unit) > 0) ? unit : undefined;
}

const PLACES = wordSet("later earlier sooner"); // "an hour later 30 had come"

/** "Mia is 12, Jo a year older", "Wales 24, Scotland a point ahead of Wales": compared with figures that have no unit. */
function isAmongBare(scan: Scan, at: number, { to, unit }: One, figures: readonly Figure[]): boolean {
  const [word, next] = [lowerAt(scan, to), lowerAt(scan, to + 1)];
  const compared =
    unit !== null && unit.symbol !== "pounds" && (MORE.has(word) || FEWER.has(word)) && !PLACES.has(word);
  const closed = tokenAt(scan, to + 1).kind === "mark" || ["", "than", "of", "and"].includes(next);
  return compared && closed && figures.every(({ bare }) => bare) && figures.some((figure) => figure.to < at);
}

export function articleSteps(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  const steps = scan.tokens.flatMap(({ lower }, at): Figure[] => {
    const one = ARTICLES.has(lower) ? oneAt(scan, at) : null;
    const beside = one && isStep(scan, at, one) ? unitBeside(one, figures) : undefined;
    const unit = one && beside === undefined && isAmongBare(scan, at, one, figures) ? one.unit : beside;
    const from = lower === "another" ? at + 1 : at;
    if (!one || unit === undefined || mentions.some((mention) => mention.from < one.to && mention.to > from)) return [];
    const numberEnd = tokenAt(scan, one.to - 1).end;
    const plain = { scaled: false, bare: false, weak: false, signed: false, numberEnd };
    return [{ kind: "figure", ...placeOf(scan, from, one.to), value: one.value, unit, ...plain }];
  });
  return steps.length === 0 ? mentions : [...mentions, ...steps].sort((a, b) => a.from - b.from);
}

/**
 * "Debt rose by £40m between 2019 and 2023 to £310m" → 270m in 2019: a change between two times and the level that it led to tell the
 * level before. Only where the text holds nothing else. Not "sold 40 between May and July and 310 in August".
 */
import type { Scan } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { wayOf } from "./before-change.ts";
import { rounded } from "./how-told.ts";
import { unitRatio } from "./same-unit.ts";

const BETWEEN = /^(?: \p{L}+){0,2} (?:between|from) $/u; // catches " between " and " vans between ", not " in "
const LINK = /^ (?:and|to) $/u; // catches " and ", not ", then "
const LED_TO =
  /^,?(?: and)?(?: (?:it|we|they))?(?: now)?(?: to| (?:stands?|is|are|was|were|reached|reaching|hit|has|have|totals?|comes?)(?: now)?(?: at| to)?(?: now)?) $/u; // catches " to " and " and now stands at ", not " and sold "

const POINTS = /^(?:percentage |percent )?points?$|^pp$/u; // catches "points" and "pp", not "pints"

/** The level before a change, and how it is told. */
function before(step: Figure, level: Figure, way: number): { value: number; how: string } | null {
  if (step.unit?.symbol === "%") {
    const factor = 1 + (way * Math.abs(step.value)) / 100;
    const same = level.unit?.symbol === "%" || factor <= 0;
    return same ? null : { value: rounded(level.value / factor), how: `${level.value} divided by ${rounded(factor)}` };
  }
  const points = level.unit?.symbol === "%" && POINTS.test(step.unit?.symbol ?? ""); // "by 2 points to 5%"
  const ratio = level.bare || step.bare || points ? 1 : unitRatio(step.unit, level.unit);
  const change = way * Math.abs(step.value) * ratio;
  const sign = change > 0 ? "less" : "plus";
  return ratio === 0
    ? null
    : { value: rounded(level.value - change), how: `${level.value} ${sign} ${rounded(Math.abs(change))}` };
}

export function risenBetween(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("between") && !scan.words.has("from")) return mentions;
  const [step, level, more] = mentions.filter(isFigure);
  const [first, last, ...others] = mentions.filter(isAxis);
  if (!step || !level || more || !first || !last || step.basis || level.basis || step.range || level.range)
    return mentions;
  const said = (one: Mention, next: Mention): string => scan.text.slice(one.end, next.start);
  const told = BETWEEN.test(said(step, first)) && LINK.test(said(first, last));
  const ahead = level.start - last.end;
  const now = others.filter(({ start }) => start > last.end && start < level.start); // "and now stands at"
  if (!told || ahead < 0 || now.length < others.length || !LED_TO.test(said(last, level))) return mentions;
  const way = wayOf(scan, step);
  const found = way && before(step, level, way);
  if (!found || found.value <= 0) return mentions;
  const start: Figure = {
    ...step,
    value: found.value,
    unit: level.unit ?? (step.unit?.symbol === "%" ? null : step.unit),
    bare: level.bare,
    signed: false,
    basis: { spans: [[level.start, level.end]], how: found.how },
  };
  return mentions
    .filter((mention) => !isAxis(mention) || !now.includes(mention))
    .map((mention) => (mention === step ? start : mention));
}

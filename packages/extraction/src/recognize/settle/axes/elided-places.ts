/**
 * Numbers that tell where or when a figure was taken, their unit said once or not at all: "4.1 at 4 weeks, 5.0 at 8 weeks,
 * 5.8 at 12" → 12 weeks; "25.0 at 10 metres, 27.8 at 20"; "at 1 km it was 14, at 500 m 39"; "session two 7, three 12".
 */
import { wordSet } from "../../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";

const LEADS = wordSet("at after");
const ENDS = wordSet("and but then while with by on in after when");
const AGES = wordSet("was aged turned");
const LENGTHS = wordSet("m km cm mm ft mi miles mile metres meters feet yards");
const SAID = wordSet("it it's was is were only just about , still already");

type Marked = { mention: Figure; mark: AxisMark };

/** The figure as a place on an axis, in a unit. */
function placed(mention: Figure, unit: string, model: AxisMark | undefined): Marked {
  const { from, to, start, end, value } = mention;
  const name = unit === "" ? String(value) : `${value} ${unit}`;
  const place = { from, to, start, end };
  const mark: AxisMark = model
    ? { ...model, ...place, name, order: value * stepOf(model), position: null }
    : { kind: "axis", family: "step", ...place, name, order: value, position: null };
  return { mention, mark };
}

/** "One" behind "6 months" is a year. */
const inYears = (mention: Figure, model: AxisMark): Marked => {
  const { from, to, start, end, value } = mention;
  const name = value === 1 ? "1 year" : `${value} years`;
  return { mention, mark: { ...model, from, to, start, end, name, order: value, position: null } };
};

/** What one of its steps counts: 1/52 for "4 weeks" of order 4/52. */
const stepOf = ({ name, order }: AxisMark): number => {
  const many = Number(/^\d+/.exec(name)?.[0] ?? Number.NaN); // catches the 4 of "4 weeks", not "an hour"
  return many > 0 ? order / many : 1;
};

const unitOf = ({ unit }: Figure): string => unit?.symbol ?? "";
const isWhole = ({ value, bare, unit }: Figure): boolean =>
  value > 0 && (unit ? LENGTHS.has(unit.symbol) : bare && Number.isInteger(value) && value <= 120);

const isRising = (values: readonly number[]): boolean =>
  values.length > 1 &&
  (values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0)) ||
    values.every((value, at) => at === 0 || value < (values[at - 1] ?? 0)));

/** "5.0 at 8 weeks, 5.8 at 12", "95 at 3, 103 at 4": each behind its figure and the same small word. */
function behindFigures(scan: Scan, mentions: readonly Mention[]): Marked[] {
  const figureEnds = new Set(mentions.filter(isFigure).map(({ to }) => to));
  const leadAt = ({ from }: Mention): string => {
    const inside = LEADS.has(lowerAt(scan, from)) ? from : from - 1;
    return LEADS.has(lowerAt(scan, inside)) && figureEnds.has(inside) ? lowerAt(scan, inside) : "";
  };
  const told = mentions.filter(isAxis).filter((axis) => axis.family === "duration" && leadAt(axis) !== "");
  const [model] = told;
  const ends = (at: number): boolean => !isWordAt(scan, at) || ENDS.has(lowerAt(scan, at)); // not "9 kg at 5 sites"
  const open = mentions.filter(isFigure).filter((figure) => {
    return isWhole(figure) && leadAt(figure) !== "" && (figure.unit !== null || ends(figure.to));
  });
  const alike = open.filter((figure) => leadAt(figure) === leadAt(model ?? open[0] ?? figure));
  const lone = model ?? alike[0];
  const rows = lone ? [...figureEnds].filter((at) => lowerAt(scan, at) === leadAt(lone)).length : 0;
  if (alike.every(({ unit }) => unit) || alike.length + told.length < 2) return [];
  if (model) {
    const unit = model.name.replace(/^\d+ /, "").replace(/s?$/, "s"); // catches "4 " of "4 weeks", not "week 4"
    return alike.flatMap((figure) => {
      const before = told.findLast(({ to }) => to <= figure.from);
      const later = before && /^(?:month|week)/.test(unit) && figure.value * stepOf(model) <= before.order; // catches "months", not "hours": "6.1 at 6 months, 9.4 at one"
      return figure.unit ? [] : later ? inYears(figure, model) : placed(figure, unit, model);
    });
  }
  const [first] = alike;
  const opensRow = (word: string): boolean => AGES.has(word) || word === (first ? leadAt(first) : "");
  const leads = mentions
    .filter(isFigure)
    .filter((figure) => first && opensRow(lowerAt(scan, figure.from - 1)) && isWhole(figure) && figure.to < first.from);
  const fits = leads.findLastIndex(({ value }, at) => value >= ((leads[at + 1] ?? first)?.value ?? 0));
  const all = [...leads.slice(fits + 1), ...alike];
  const units = new Set(all.map(unitOf).filter((unit) => unit !== ""));
  const bracketed = ({ from, to }: Mention): boolean => lowerAt(scan, from - 1) === "(" && lowerAt(scan, to) === ")"; // "the crown (30 m)"
  const others = mentions.filter(isFigure).filter((figure) => !all.includes(figure) && !bracketed(figure));
  const apart = units.size < 2 && !others.some((figure) => units.has(unitOf(figure)));
  if (
    rows + all.length - alike.length < 3 ||
    !apart ||
    !isRising(all.map(({ value }) => value)) ||
    all.length < others.length - 2
  )
    return [];
  return all.map((figure) => placed(figure, [...units][0] ?? "", undefined));
}

/** "At 2 km it was 6 NTU, at 1 km 14, at 500 m 39": lengths in front of their figures. */
function beforeFigures(scan: Scan, mentions: readonly Mention[]): Marked[] {
  const figures = mentions.filter(isFigure);
  const found = figures.filter((figure, at) => {
    const next = figures[at + 1];
    if (!next || !LENGTHS.has(unitOf(figure)) || LENGTHS.has(unitOf(next))) return false;
    const between = scan.tokens.slice(figure.to, next.from);
    const behind = figures[at - 1]?.to === figure.from - 1; // "16.9 at 5 m, 11.4 at 10 m"
    return !behind && lowerAt(scan, figure.from - 1) === "at" && between.every(({ lower }) => SAID.has(lower));
  });
  if (found.length < 2) return [];
  return found.map((figure, at) => {
    const { mention, mark } = placed(figure, unitOf(figure), undefined);
    return { mention, mark: { ...mark, order: at } };
  });
}

/** "Session two 7, three 12, four 11": numbers that count on right in front of their figures. */
function countingOn(scan: Scan, mentions: readonly Mention[]): Marked[] {
  const marked: Marked[] = [];
  let last: AxisMark | undefined;
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    if (isAxis(mention)) {
      last = mention.family === "step" ? mention : undefined;
      continue;
    }
    const counts = last?.noun && last.noun !== "ordinal" && isFigure(mention) && mention.value === last.order + 1;
    if (!last || !counts || !isFigure(next) || next.from !== mention.to) continue;
    const { from, to, start, end, value } = mention;
    const noun = `${last.noun?.charAt(0).toUpperCase()}${last.noun?.slice(1)}`;
    last = { ...last, from, to, start, end, order: value, name: `${noun} ${scan.text.slice(start, end)}` };
    marked.push({ mention, mark: last });
  }
  return marked;
}

/** The mentions with such numbers as places of the others. */
export function elidedPlaces(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const marked = [behindFigures, beforeFigures, countingOn]
    .map((find) => find(scan, mentions))
    .find(({ length }) => length > 0);
  if (!marked) return mentions;
  const marks = new Map<Mention, Mention>(marked.map(({ mention, mark }) => [mention, mark]));
  return mentions.map((mention) => marks.get(mention) ?? mention);
}

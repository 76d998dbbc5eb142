/** One item of a list of names or times, and ranges spelled out: Mon–Fri → Mon, Tue, Wed, Thu, Fri. */
import type { Span } from "@charticle/contract";
import { MONTHS, SEASONS, WEEKDAYS } from "../../lexicon/calendar.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import type { Atom } from "./atom.ts";
import { like, longName } from "./run-axis.ts";

const markOf = (atom: Atom | undefined): string => (atom?.kind === "mark" ? atom.lower : "");

/** Without brackets around one word or band: "Height (cm) and mood (1-10)". */
export const withoutUnits = (atoms: readonly Atom[]): readonly Atom[] => {
  const isUnit = (from: number): boolean => markOf(atoms[from]) === "(" && markOf(atoms[from + 2]) === ")";
  return atoms.filter((_, at) => !isUnit(at) && !isUnit(at - 1) && !isUnit(at - 2));
};

export type ListItem = { name: string; span: Span; axis?: AxisMark };

const MAX_ITEMS = 24;

const cased = (name: string, model: string): string => (model === model.toLowerCase() ? name.toLowerCase() : name);
const short = (names: ReadonlyMap<string, number>, at: number, model: string): string => {
  return cased(like(longName(names, at + 1), model.replace(/\W.*$/u, "")), model); // catches the " 2024" of "Jan 2024", not "Jan"
};

/** The name so many steps after a mark. */
export const nameAt = (axis: AxisMark, step: number): string => {
  if (axis.family === "weekday") return short(WEEKDAYS, (axis.order - 1 + step) % 7, axis.name);
  if (axis.family === "month") return short(MONTHS, (Math.round((axis.order % 1) * 12) + step + 12) % 12, axis.name);
  if (axis.family === "season") return short(SEASONS, (Math.round((axis.order % 1) * 4) + step) % 4, axis.name);
  const fiscal = /^(?:fy|cy)/iu.exec(axis.name)?.[0]; // catches "FY23", not "2023"
  if (fiscal && axis.family === "year") return `${fiscal}${String(axis.order + step).slice(-2)}`;
  if (isHalf(axis)) return `H${((Math.round((axis.order % 1) * 2) + step) % 2) + 1}`;
  if (axis.family === "quarter") return `Q${((Math.round((axis.order % 1) * 4) + step) % 4) + 1}`;
  if (isDecade(axis)) return `${axis.order + step * 10}s`;
  const noun = axis.noun && axis.family !== "year" ? `${axis.noun.charAt(0).toUpperCase()}${axis.noun.slice(1)} ` : "";
  return `${noun}${axis.order + step}`;
};

const isHalf = ({ family, name }: AxisMark): boolean => family === "quarter" && /^H[12]/u.test(name); // catches "H1", not "Q1"

const isDecade = ({ family, name }: AxisMark): boolean => family === "year" && name.endsWith("s");

/** How far the orders of neighbours lie apart. */
export const stepOf = (axis: AxisMark): number =>
  isHalf(axis)
    ? 0.5
    : axis.family === "month"
      ? 1 / 12
      : ["quarter", "season"].includes(axis.family)
        ? 0.25
        : isDecade(axis)
          ? 10
          : 1;

/** From a mark to the order of the last one, both included, or every second or third; empty where that makes no sense. */
export function expandThrough(axis: AxisMark, last: number, each = 1): ListItem[] {
  if (!["weekday", "month", "quarter", "season", "year", "step"].includes(axis.family)) return [];
  const step = stepOf(axis) * each;
  const cycle = axis.family === "weekday" ? 7 : axis.family === "step" || axis.family === "year" ? 0 : 1;
  const way = last - axis.order;
  const loose = way < 0 || axis.order < 1; // "Mon" after "Fri", "Jan–Apr 2024"
  const count = Math.round((cycle && loose ? ((way % cycle) + cycle) % cycle : way) / step) + 1;
  if (count < 2 || count > MAX_ITEMS) return [];
  return Array.from({ length: count }, (_, at) => {
    const name = nameAt(axis, at * each);
    const order = axis.order + at * step;
    const position =
      axis.position === null
        ? null
        : axis.family === "step" || axis.family === "weekday"
          ? axis.position + at * (axis.position / (axis.order || 1))
          : axis.position + at * step;
    return { name, span: [axis.start, axis.end], axis: { ...axis, name, order, position } };
  });
}

/**
 * "Jan–Mar 120, Apr–Jun 135", "Mon–Fri 9, Sat–Sun 4", "1961–1990 240, 1991–2020 205": stretches that hold a figure each are places of their own; not
 * "Mon–Fri: 3, 5, 2, 8, 9". So is "12 in Jan & Feb", one figure of two; not "Mon & Tue: 3, 5".
 */
import { lowerAt, type Scan } from "../../../text/scan.ts";
import { type AxisMark, isAxis, isFigure, type Mention } from "../../mention.ts";
import { placeOf, wordsOf } from "../../place.ts";

const LINKS: readonly string[] = ["–", "-", "to"];
const FAMILIES: ReadonlySet<string> = new Set(["month", "weekday", "year"]);
const TOGETHER = "&";
const FEWEST = 2;
/** Figures for each stretch from which on they are told step by step. */
const SPREAD = 3;

const NEXT = { least: 0.06, most: 0.1 };

/** "Jan/Feb 12, Mar/Apr 15": two months on end, without blanks. */
const isNextMonth = (scan: Scan, first: AxisMark, last: AxisMark): boolean =>
  first.family === "month" &&
  !scan.tokens[first.to]?.spaced &&
  !scan.tokens[last.from]?.spaced &&
  last.order - first.order > NEXT.least &&
  last.order - first.order < NEXT.most;

/** One mark from the first to the last of two of a family with a dash between them. */
function joined(scan: Scan, first: Mention | undefined, last: Mention | undefined): AxisMark | null {
  if (first?.kind !== "axis" || last?.kind !== "axis" || first.family !== last.family) return null;
  const sign = lowerAt(scan, first.to);
  const link =
    last.from - first.to === 1 &&
    (LINKS.includes(sign) || (sign === "/" && (first.family === "year" || isNextMonth(scan, first, last)))); // not "Mon / Tue"
  const years = first.family !== "year" || (first.order < last.order && sign !== "to");
  const both = sign === TOGETHER && last.from - first.to === 1;
  return (link || both) && years && FAMILIES.has(first.family)
    ? { ...first, ...placeOf(scan, first.from, last.to), name: wordsOf(scan, first.from, last.to) }
    : null;
}

const within = ({ order }: AxisMark, first: Mention | undefined, last: Mention | undefined): boolean =>
  first?.kind === "axis" && last?.kind === "axis" && order >= first.order && order <= last.order;

/** How many figures stand behind each time, up to the next one. */
function countsOf(mentions: readonly Mention[]): number[] {
  const counts: number[] = [];
  for (const mention of mentions) {
    if (isAxis(mention)) counts.push(0);
    else if (isFigure(mention)) counts[Math.max(0, counts.length - 1)] = (counts.at(-1) ?? 0) + 1;
  }
  return counts;
}

/** "Mon-Fri £6, Sat £8, Sun £10": stretches beside times of their kind that lie outside them, each with as many figures. */
function areBeside(
  mentions: readonly Mention[],
  marks: readonly (AxisMark | null)[],
  all: readonly Mention[],
): boolean {
  const axes = all.filter(isAxis);
  const others = axes.filter((axis) => !marks.includes(axis));
  const [first] = axes;
  const apart = others.every((axis) =>
    marks.every((mark, at) => !mark || !within(axis, mentions[at], mentions[at + 1])),
  );
  const alike = axes.every(({ family }) => family === first?.family);
  const counts = countsOf(all);
  const even = counts.every((count) => count === counts[0]) || isEven(all);
  return others.length > 0 && alike && apart && even;
}

/** As many figures as places. */
const isEven = (all: readonly Mention[]): boolean => all.filter(isFigure).length === all.filter(isAxis).length;

export function joinedTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const marks = mentions.map((mention, at) => joined(scan, mention, mentions[at + 1]));
  const count = marks.filter(Boolean).length;
  const all = mentions.flatMap((mention, at) => (marks[at - 1] ? [] : [marks[at] ?? mention]));
  if (marks.some((mark) => mark && lowerAt(scan, mark.to - 2) === TOGETHER) && !isEven(all)) return mentions;
  if (count > 0 && areBeside(mentions, marks, all)) return all;
  if (count < FEWEST || marks.some((mark, at) => mark && marks[at + 1])) return mentions; // "Jan / Feb / Mar"
  const listed = marks.some((mark, at) => mark && marks[at + 2]); // "Mon–Wed / Thu–Fri: tea 40/55, cake …"
  if (!listed && mentions.filter(isFigure).length >= SPREAD * count) return mentions;
  return all;
}

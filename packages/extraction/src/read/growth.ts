/**
 * Shape: one figure that grows by the same step to a last year. "5 in 2020 and doubled every year to 2023" ·
 * "100,000 in 2020 and has added 20% every year since, through 2023" · "40 in week 1 and doubled every week up to week 4"
 */

import { CHANGE_DOWN } from "../lexicon/verbs.ts";
import type { AxisMark, Figure } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import type { Cell, Reading } from "./reading.ts";

type Step = { factor: number; add: number; start: number; end: number; how: string };

const EVERY =
  /\b(?:every|each|a|per)\s+(?:year|month|week|day|quarter|season|hour)\b|\b(?:yearly|annually|monthly|weekly|year on year)\b/iu; // catches "every year", not "everyday"
const MULTIPLE: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubl(?:ed|es|ing|e))\b/iu, 2], // catches "doubled", not "redouble"
  [/\b(?:tripl(?:ed|es|ing|e)|trebled)\b/iu, 3], // catches "tripled", not "triplet"
  [/\b(?:quadrupl(?:ed|es|ing|e))\b/iu, 4], // catches "quadrupled"
  [/\b(?:halv(?:ed|es|ing|e))\b/iu, 0.5], // catches "halved", not "half"
  [/\bby half\b/iu, 1.5], // catches "grown by half", not "half"
  [/\bby a third\b/iu, 4 / 3], // catches "by a third"
  [/\bby a quarter\b/iu, 1.25], // catches "by a quarter"
];

function stepIn(scan: Scan, base: Figure, figures: readonly Figure[]): Step | null {
  const rest = scan.text.slice(base.end);
  if (!EVERY.test(rest)) return null;
  const down = [...scan.words].some((word) => CHANGE_DOWN.has(word) && word !== "down" && word !== "less");
  const share = figures.find(
    (figure) => figure.start > base.end && figure.unit?.symbol === "%" && figure.part !== true,
  );
  if (share && base.unit?.symbol !== "%")
    return {
      factor: 1 + ((down ? -1 : 1) * share.value) / 100,
      add: 0,
      start: share.start,
      end: share.end,
      how: `${down ? "less" : "plus"} ${share.value}% each time`,
    };
  const more = figures.find(
    (figure) =>
      figure.start > base.end &&
      figure.unit?.symbol !== "%" &&
      (figure.unit === null || figure.unit.symbol === base.unit?.symbol) &&
      figure.value < base.value * 2 &&
      ADDING.test(scan.text.slice(Math.max(0, figure.start - 16), figure.start)),
  );
  if (more)
    return {
      factor: 1,
      add: down ? -more.value : more.value,
      start: more.start,
      end: more.end,
      how: `${down ? "less" : "plus"} ${more.value} each time`,
    };
  for (const [pattern, factor] of MULTIPLE) {
    const match = pattern.exec(rest);
    if (match)
      return {
        factor: down && factor > 1 && factor < 2 ? 2 - factor : factor,
        add: 0,
        start: base.end + match.index,
        end: base.end + match.index + match[0].length,
        how: `times ${Number(factor.toFixed(3))} each time`,
      };
  }
  return null;
}

const ADDING = /\b(?:by|adds?|added|adding|rises|rose|gains?|gained|plus|another|up)\s*$/iu; // catches "expand by ", not "nearby"
const MAX_STEPS = 40;

/** A reading of the whole run, from the first figure's time to the last time named. */
export function readGrowth(scan: Scan, figures: readonly Figure[], axes: readonly AxisMark[]): Reading[] {
  const base = figures.find(({ unit, basis }) => unit?.symbol !== "%" && !basis);
  if (!base) return [];
  const step = stepIn(scan, base, figures);
  const timed = axes.filter(({ family }) => family === "year" || family === "step" || family === "clock");
  const first = timed[0];
  const last = timed.at(-1);
  if (!step || !first || !last || first.family !== last.family || last.order <= first.order) return [];
  const count = Math.round(last.order - first.order);
  if (count > MAX_STEPS || (first.noun ?? "") !== (last.noun ?? "")) return [];
  const cells: Cell[][] = [];
  const points: { name: string; axis: AxisMark }[] = [];
  let value = base.value;
  for (let at = 0; at <= count; at++) {
    const order = first.order + at;
    const noun = first.noun ? `${first.noun.charAt(0).toUpperCase()}${first.noun.slice(1)} ` : "";
    const name = at === 0 ? first.name : first.family === "clock" ? `${order % 24}:00` : `${noun}${order}`;
    points.push({
      name,
      axis: {
        ...first,
        name,
        order,
        position: first.position === null ? null : first.family === "year" ? order : first.position,
      },
    });
    cells.push([
      at === 0
        ? { value, spans: [[base.start, base.end]], kind: "stated" }
        : {
            value: Number(value.toPrecision(10)),
            spans: [
              [base.start, base.end],
              [step.start, step.end],
            ],
            kind: "implied",
            how: step.how,
          },
    ]);
    value = value * step.factor + step.add;
  }
  return [
    {
      shape: "derived",
      series: [""],
      points,
      cells,
      units: [base.unit],
      figures: [base],
      cost: 0,
      used: [
        [first.start, first.end],
        [last.start, last.end],
      ],
    },
  ];
}

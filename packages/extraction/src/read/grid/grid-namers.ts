/** Ways to name the columns of a grid by what stands beside each figure: the noun or unit behind it, its verb, its time. */
import { AUXILIARIES } from "../../lexicon/closed-class.ts";
import { rightLabels } from "../labels/right-label.ts";
import { isVerb } from "../sentence/atom.ts";
import type { ListItem } from "../sentence/list-item.ts";
import type { Statement } from "../statement.ts";
import type { Grouping } from "./grid.ts";
import { axisItem, labelItem } from "./grid-heads.ts";

/** One way to name figures: the item of each, or null. */
export type Namer = {
  items: readonly (ListItem | null)[];
  cost: number;
  side: "left" | "right" | "time";
  elided?: "never";
};

/** "21.4 points, 10.6 rebounds": a unit that is written out may name what is counted. */
function unitItem({ scan, figures }: Statement, at: number): ListItem | null {
  const { start = 0, end = 0 } = figures[at] ?? {};
  const [name] = /(?<=\d )\p{L}{3,}$/u.exec(scan.text.slice(start, end)) ?? []; // catches "points" of "21.4 points", not "kg"
  return name ? { name, span: [end - name.length, end] } : null;
}

/** A group with a figure for each column has such figures only. */
export const isWhole = ({ groups, width }: Grouping, says: (at: number, place: number) => boolean): boolean =>
  groups.some(({ from, to }) => {
    let at = from;
    while (at < to && says(at, at - from)) at++;
    return at === to && to - from === width;
  });

/** Names behind the figures: "1,840 bikes and 960 e-bikes". */
export function rightNamers(grouping: Grouping): Namer[] {
  const { statement, marks, groups, width } = grouping;
  if (!isWhole(grouping, (at) => marks.behind[at]?.length !== 0 || unitItem(statement, at) !== null)) return [];
  const first = groups.find(({ from, to }) => to - from === width) ?? { from: 0, to: 0 };
  const alone = rightLabels(marks.behind.slice(first.from, first.to)).labels;
  const items = rightLabels(marks.behind).labels.map((label, at): ListItem | null => {
    const own = (at >= first.from && at < first.to ? alone[at - first.from] : null) ?? label;
    const axis = marks.behind[at]?.find((atom) => atom.kind === "axis");
    return own ? labelItem(own) : axis?.kind === "axis" ? axisItem(axis.axis) : unitItem(statement, at);
  });
  return [{ items, cost: 0.15, side: "right" }];
}

/** The verb in front of each figure: "exported 3.2 million cars and imported 1.1 million". */
export function verbNamer({ statement }: Grouping): Namer {
  const items = statement.figures.map((_, at): ListItem | null => {
    const verb = statement.gaps[at]?.pieces
      .at(-1)
      ?.atoms.findLast((atom) => isVerb(atom) && !AUXILIARIES.has(atom.lower));
    return isVerb(verb) ? { name: verb.token.text, span: [verb.start, verb.end] } : null;
  });
  return { items, cost: 0.4, side: "left", elided: "never" };
}

export const timeNamer = ({ times }: Grouping): Namer => ({
  items: times.map(({ axis }) => (axis ? axisItem(axis) : null)),
  cost: 0,
  side: "time",
});

/** "of the 2021 hires 88% were here after a year, 70% after two": behind each figure a time that is no year. */
export const laterNamer = ({ statement: { figures, gaps } }: Grouping): Namer => ({
  items: figures.map((_, at) => {
    const axis = gaps[at + 1]?.axes[0];
    return axis && axis.family !== "year" && !axis.shy ? axisItem(axis) : null;
  }),
  cost: 0.1,
  side: "time",
});

/**
 * Bars from zero: upright along time and for a few short names, lying for long names and many points, in panels where
 * too many series would stand side by side.
 */
import { bestOf, inLooks, type Way } from "../../best-of.ts";
import { VALUES } from "../../look.ts";
import { charactersOf } from "../../text/wrap.ts";
import { type Kind, NO_VALUE, nameOf, type Task, valuesOf } from "../kind.ts";
import { drawColumns } from "./columns.ts";
import { drawRows, type RowWay } from "./rows.ts";

/** Beyond these, lying bars read better. */
const UPRIGHT_POINTS = 7;
const UPRIGHT_NAME_CHARACTERS = 14;
const MOST_STACKS = 4;

export const bar: Kind = {
  unfit: (chart) => (valuesOf(chart).length === 0 ? NO_VALUE : null),
  unsuited: () => null,
  draw: (task) => {
    const upright = columnWays(task);
    const lying = rowWays(task, "grouped");
    const lanes = rowWays(task, "lanes");
    if (task.chart.axis === "time") return bestOf(upright);
    return bestOf(
      prefersUpright(task)
        ? [...upright.slice(0, 2), ...lying, ...upright, ...lanes]
        : [...lying, ...lanes, ...upright],
    );
  },
};

function prefersUpright({ chart, order, room }: Task): boolean {
  const longest = Math.max(...order.map((point) => charactersOf(nameOf(chart, point)).length));
  if (room.height > room.width) return false;
  const many = chart.axis === "steps" ? UPRIGHT_POINTS * 2 : UPRIGHT_POINTS;
  return order.length <= many && longest <= UPRIGHT_NAME_CHARACTERS;
}

const columnWays = (task: Task): readonly Way[] =>
  VALUES.flatMap((values) =>
    (["grouped", "grid", "panels"] as const).flatMap((series) =>
      inLooks(task, (sized) => drawColumns(sized, { values, series }), values),
    ),
  );

const rowWays = (task: Task, series: RowWay["series"]): readonly Way[] =>
  Array.from({ length: MOST_STACKS }, (_, at) => at + 1).flatMap((stacks) =>
    (["narrow", "wide"] as const).flatMap((names) =>
      inLooks(task, (sized) => drawRows(sized, { stacks, names, series })),
    ),
  );

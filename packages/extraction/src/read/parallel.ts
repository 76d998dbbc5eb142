/**
 * Shape: a list of names, then a list of figures, in the same order.
 * "Lisbon, Athens and Rome logged 41, 58 and 37 days" · "occupancy for Mon–Sun was 64, 66, 71, 70, 83, 95 and 40 percent"
 */
import { changeWay } from "./change.ts";
import type { ListItem } from "./list-item.ts";
import { listsIn, type NameList } from "./lists.ts";
import { cellOf, type Reading } from "./reading.ts";
import type { Gap, Statement } from "./statement.ts";

/** True where only list marks stand between two figures. */
export const isListGap = (gap: Gap): boolean =>
  gap.atoms.every((atom) =>
    atom.kind === "mark"
      ? atom.strength <= 7 && atom.strength !== 6
      : atom.kind === "axis"
        ? atom.axis.name === "Then"
        : atom.kind === "word"
          ? ["adv", "det", "conj"].includes(atom.tag) || atom.lower === "to"
          : false,
  );

/** Items that differ, times in one family. */
const isGoodList = (items: readonly ListItem[]): boolean => {
  const axes = items.filter(({ axis }) => axis !== undefined).length;
  if (axes !== 0 && axes !== items.length && axes < items.length - 1) return false;
  return new Set(items.map(({ name }) => name.toLowerCase())).size === items.length;
};

export function readParallel(statement: Statement): Reading[] {
  const { figures, gaps } = statement;
  const count = figures.length;
  if (count < 2 || !gaps.slice(1, -1).every(isListGap)) return [];
  const before = listsIn(gaps[0]?.atoms ?? []).filter(({ items }) => items.length === count);
  const after = listsIn(gaps.at(-1)?.atoms ?? []).filter(({ items }) => items.length === count);
  const good = [...before, ...after].filter(({ items }) => isGoodList(items));
  const list = good.at(-1) ?? started(statement);
  if (!list) return [];
  return [
    {
      shape: "parallel",
      series: [""],
      points: list.items.map(({ name, axis }) => (axis ? { name, axis } : { name })),
      cells: figures.map((figure) => [cellOf(figure)]),
      units: [null],
      figures,
      cost:
        list.cost * (count === 2 ? 2 : 1) +
        (count === 2 ? 0.4 + (changeWay(statement) && !list.items.some(({ axis }) => axis) ? 1.2 : 0) : 0),
      used: list.items.map(({ span }) => span),
    },
  ];
}

const STARTERS: ReadonlySet<string> = new Set(["first", "from", "starting", "since", "beginning"]);

/** "(2019 first): 150, 0, 85", "from 8:00 every 2 hours: 2, 2.5, 4": a start, then one step a figure. */
function started({ figures, gaps, scan }: Statement): NameList | null {
  const axes = (gaps[0]?.axes ?? []).filter(
    ({ family, shy }) => !shy && ["year", "month", "clock", "weekday", "quarter"].includes(family),
  );
  const axis = axes.at(-1);
  const words = (gaps[0]?.atoms ?? []).flatMap((atom) => (atom.kind === "word" ? [atom.lower] : []));
  if (!axis || figures.length < 3 || !words.some((word) => STARTERS.has(word))) return null;
  const interval = /every (\d+|two|three|four|six) hours?/iu.exec(scan.text)?.[1]; // catches "every 2 hours", not "every day"
  const spelled: Record<string, number> = { two: 2, three: 3, four: 4, six: 6 };
  const step =
    axis.family === "clock"
      ? interval
        ? (spelled[interval] ?? Number(interval))
        : 1
      : axis.family === "quarter"
        ? 0.25
        : axis.family === "month"
          ? 1 / 12
          : 1;
  const items = figures.map((_, at): ListItem => {
    const order = axis.order + at * step;
    const hour = Math.floor(order) % 24;
    const name =
      axis.family === "clock" ? `${hour}:${String(Math.round((order % 1) * 60)).padStart(2, "0")}` : String(order);
    return {
      name,
      span: [axis.start, axis.end],
      axis: { ...axis, name, order, position: axis.family === "clock" ? order / 8766 : order },
    };
  });
  return axis.family === "clock" || axis.family === "year" ? { items, cost: 0.1 } : null;
}

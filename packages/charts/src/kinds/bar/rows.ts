/**
 * Lying bars, longest names first class: names at the left, values at the ends; long lists stand in two to four stacks
 * beside one another on the same scale. Several series stand below one another at each name, or each in a lane of its own
 * under its name, which takes one line a point.
 */
import { readableOn } from "../../colours.ts";
import { valueAt } from "../../order.ts";
import { seriesLegend } from "../../parts/series-legend.ts";
import { drawRule, linear, zeroBased } from "../../parts/value-axis.ts";
import type { Box } from "../../scene.ts";
import { merge, newSheet, type Sheet, write, writeLines } from "../../sheet.ts";
import { advanceWidth, heightOfLines } from "../../text/measure.ts";
import { type Wrapped, wrapName } from "../../text/wrap.ts";
import { nameOf, seriesColour, seriesNameOf, type Task, valuesOf } from "../kind.ts";
import { drawBar, onPixels } from "./bar-mark.ts";

/** Share of a stack's width that names may take. */
const NAMES_SHARES = [0.4, 0.56] as const;
export type RowWay = { stacks: number; names: "narrow" | "wide"; series: "grouped" | "lanes" };
const MAX_BAR_SHARE = 0.68;
/** A row is no higher than this share of the picture's width. */
const MOST_ROW_SHARE = 0.24;

type Plan = {
  rows: number;
  rowPx: number;
  stackPx: number;
  barPx: number;
  /** Width of the names' column and of the values before and behind the bars. */
  namesPx: number;
  before: number;
  behind: number;
  names: ReadonlyMap<number, Wrapped>;
  /** The series of each lane; their names above them where there are several. */
  lanes: readonly (readonly number[])[];
  lanePx: number;
  heads: readonly Wrapped[];
  headPx: number;
};

export function drawRows(task: Task, way: RowWay): Sheet | null {
  const { look, order } = task;
  const { stacks } = way;
  if (stacks > 1 && order.length < stacks * 4) return null;
  if (way.series === "lanes" && task.series.length < 2) return null;
  const key = way.series === "lanes" ? { sheet: newSheet(), room: task.room } : seriesLegend(task, "areas");
  if (!key) return null;
  const { sheet: head, room } = key;
  const plan = planRows({ ...task, room }, way);
  if (!plan) return null;
  const sheet = newSheet();
  merge(sheet, head);
  const cut = [...plan.names.values(), ...plan.heads].filter(({ shortened }) => shortened).length;
  // Rather an axis or a table with whole names than lanes with cut ones.
  if (way.series === "lanes" && cut > 0) return null;
  sheet.shortenedNames += cut;
  for (let stack = 0; stack < stacks; stack++) {
    const points = order.slice(stack * plan.rows, (stack + 1) * plan.rows);
    const x = room.x + stack * (plan.stackPx + stackGap(look.labelPx));
    if (points.length > 0) fillStack(sheet, task, { plan, points, box: { ...room, x, width: plan.stackPx } });
  }
  return sheet;
}

const stackGap = (labelPx: number): number => labelPx * 1.6;

/** A lane's head takes two lines at most, and half a line below it. */
const HEAD_LINES = 2;
const HEAD_GAP_EM = 0.4;

function planRows(task: Task, { stacks, names: width, series: by }: RowWay): Plan | null {
  const { chart, look, room, order, format, series: shown } = task;
  const stackPx = (room.width - stackGap(look.labelPx) * (stacks - 1)) / stacks;
  const rows = Math.ceil(order.length / stacks);
  const lanes = by === "lanes" ? shown.map((series) => [series]) : [shown];
  const count = by === "lanes" ? 1 : shown.length;
  const linePx = heightOfLines(1, look.labelPx);
  const headRoom = by === "lanes" ? linePx * (HEAD_LINES + HEAD_GAP_EM) : 0;
  const maxLines = (room.height - headRoom) / rows >= 2 * linePx * 1.02 ? 2 : 1;
  const names = new Map<number, Wrapped>();
  for (const point of order) {
    const widthPx = stackPx * NAMES_SHARES[width === "narrow" ? 0 : 1];
    const wrapped = wrapName(nameOf(chart, point), { widthPx, maxLines, sizePx: look.labelPx, weight: 400 });
    if (!wrapped) return null;
    names.set(point, wrapped);
  }
  const namesPx = Math.max(0, ...[...names.values()].map(({ widthPx }) => widthPx)) + look.labelPx * 0.6;
  const lanePx = (stackPx - namesPx - laneGap(look.labelPx) * (lanes.length - 1)) / lanes.length;
  const heads: Wrapped[] = [];
  for (const series of by === "lanes" ? shown : []) {
    const face = { widthPx: lanePx, sizePx: look.labelPx, weight: 600 } as const;
    const head = wrapName(seriesNameOf(chart, series), { ...face, maxLines: HEAD_LINES, breaks: "anywhere" });
    if (!head) return null;
    heads.push(head);
  }
  const headLines = Math.max(0, ...heads.map(({ lines }) => lines.length));
  const headPx = headLines === 0 ? 0 : linePx * (headLines + HEAD_GAP_EM);
  const gap = count > 1 ? look.labelPx * 0.35 : 0;
  // In a tall picture too few bars don't grow into walls.
  const mostPx = Math.max(room.width * MOST_ROW_SHARE, 1.6 * (linePx * count + gap));
  const rowPx = Math.min((room.height - headPx) / rows, mostPx);
  if (rowPx < linePx * count + gap) return null;
  const pitch = Math.min((rowPx * (count > 1 ? 0.84 : MAX_BAR_SHARE + 0.1)) / count, (rowPx - gap) / count);
  const barPx = Math.min(pitch - look.gapPx, Math.max(linePx * 0.7, pitch * (count > 1 ? 1 : 0.88)));
  const widthOf = (value: number): number => advanceWidth(format.value(value), { sizePx: look.labelPx, weight: 600 });
  const values = valuesOf(chart);
  const room4 = (list: readonly number[]): number =>
    list.length === 0 ? 0 : Math.max(...list.map(widthOf)) + look.labelPx * 0.35;
  const before = room4(values.filter((value) => value < 0));
  const behind = room4(values.filter((value) => value >= 0));
  const least = Math.max(look.labelPx * (by === "lanes" ? 1 : 2), (stackPx * 0.12) / lanes.length);
  if (lanePx - before - behind < least) return null;
  return { rows, rowPx, stackPx, barPx, namesPx, before, behind, names, lanes, lanePx, heads, headPx };
}

const laneGap = (labelPx: number): number => labelPx * 0.9;

type Stack = { plan: Plan; points: readonly number[]; box: Box };

function fillStack(sheet: Sheet, task: Task, { plan, points, box }: Stack): void {
  const { chart, look } = task;
  const top = box.y + plan.headPx;
  const middleOf = (row: number): number => top + (row + 0.5) * plan.rowPx;
  const right = box.x + plan.namesPx - look.labelPx * 0.6;
  for (const [row, point] of points.entries())
    writeName(sheet, task, { point, wrapped: plan.names.get(point), x: right, middle: middleOf(row) });
  const pitch = Math.max(plan.barPx + look.gapPx, heightOfLines(1, look.labelPx));
  for (const [lane, shown] of plan.lanes.entries()) {
    const left = box.x + plan.namesPx + lane * (plan.lanePx + laneGap(look.labelPx));
    const range = { from: left + plan.before, to: left + plan.lanePx - plan.behind };
    const x = linear(zeroBased(valuesOf(chart)), range);
    writeLaneHead(sheet, task, { series: shown[0] ?? 0, head: plan.heads[lane], x: left, bottom: top });
    for (const [row, point] of points.entries()) {
      for (const [place, series] of shown.entries()) {
        const centre = middleOf(row) + (place - (shown.length - 1) / 2) * pitch;
        drawRow(sheet, task, { point, series, centre, barPx: plan.barPx, x });
      }
    }
    const rule = [
      [x(0), top],
      [x(0), top + points.length * plan.rowPx],
    ] as const;
    drawRule(sheet, look, rule, "strong");
  }
}

type LaneHead = { series: number; head: Wrapped | undefined; x: number; bottom: number };

function writeLaneHead(sheet: Sheet, { chart, look }: Task, { series, head, x, bottom }: LaneHead): void {
  if (!head) return;
  writeLines(
    sheet,
    { ...head, whole: seriesNameOf(chart, series) },
    {
      role: "series",
      series,
      x,
      top: bottom - heightOfLines(head.lines.length + HEAD_GAP_EM, look.labelPx),
      anchor: "start",
      sizePx: look.labelPx,
      weight: 600,
      fill: readableOn(seriesColour(look, series), look.palette),
    },
  );
}

function writeName(
  sheet: Sheet,
  { chart, look }: Task,
  { point, wrapped, x, middle }: { point: number; wrapped: Wrapped | undefined; x: number; middle: number },
): void {
  if (!wrapped) return;
  writeLines(
    sheet,
    { ...wrapped, whole: nameOf(chart, point) },
    {
      role: "name",
      point,
      x,
      top: middle - heightOfLines(wrapped.lines.length / 2, look.labelPx),
      anchor: "end",
      sizePx: look.labelPx,
      weight: 400,
      fill: look.palette.ink,
    },
  );
}

type Bar = { point: number; series: number; centre: number; barPx: number; x: (value: number) => number };

function drawRow(sheet: Sheet, task: Task, { point, series, centre, barPx, x }: Bar): void {
  const { chart, look, format } = task;
  const value = valueAt(chart, point, series);
  const zero = Math.round(x(0));
  const length = value === null ? 0 : Math.max(1, Math.abs(x(value) - zero));
  const [y, height] = onPixels(centre - barPx / 2, barPx);
  const negative = value !== null && value < 0;
  const bar = { x: negative ? zero - length : zero, y, width: length, height };
  const datum = { point, series };
  if (value !== null) drawBar(sheet, task, { datum, bar });
  write(sheet, {
    role: "value",
    text: value === null ? "–" : format.value(value),
    x: negative ? bar.x - look.labelPx * 0.3 : bar.x + bar.width + look.labelPx * 0.3,
    top: centre - heightOfLines(0.5, look.labelPx),
    anchor: negative ? "end" : "start",
    sizePx: look.labelPx,
    weight: 600,
    fill: value === null ? look.palette.mutedInk : look.palette.ink,
    datum,
  });
}

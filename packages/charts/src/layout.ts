/**
 * A chart and a look in, the scene out: plain data that React, canvas and resvg draw alike.
 *
 *   layoutChart(chart, { type: "barchart", theme: "base", mode: "light", width: 1600, height: 900 }).texts.length
 */
import type { Chart, ChartType } from "@charticle/contract";
import { altTextOf, KIND_WORDS } from "./alt-text.ts";
import { drawableChart } from "./drawable-chart.ts";
import { type Task, valuesOf } from "./kinds/kind.ts";
import { KINDS } from "./kinds/kinds.ts";
import { comfortable, evened, type Look, type LookOptions, lookOf } from "./look.ts";
import { drawingOrder, indicesOf } from "./order.ts";
import { header } from "./parts/header.ts";
import { drawSentence } from "./parts/sentence.ts";
import type { Scene } from "./scene.ts";
import { merge, type Sheet } from "./sheet.ts";
import { formatOf, subtitleOf } from "./subtitle.ts";

export type LayoutOptions = LookOptions & { type: ChartType };

/** What a kind that doesn't fit is called: "a pie chart", "an area chart". */
const inWords = (type: ChartType): string => `${type === "areachart" ? "an" : "a"} ${KIND_WORDS[type].toLowerCase()}`;

/** Where not even the least that a kind must show fits: rather another way than one that loses names or values. */
const tooLarge = (chart: Chart, type: ChartType): string =>
  `${valuesOf(chart).length} values don't fit into ${inWords(type)} of this size.`;

export const FONT_FAMILY = "Inter, system-ui, sans-serif";

type Drawing = { sheet: Sheet; unfit: string | undefined };

function drawIn(look: Look, chart: Chart, type: ChartType): Drawing {
  const format = formatOf(chart);
  const words = { title: chart.title, subtitle: subtitleOf(chart, format), source: chart.source };
  const { sheet, room, writeSmallLines } = header(look, words);
  const task: Task = { chart, look, room, format, order: drawingOrder(chart), series: indicesOf(chart.series) };
  const lie = KINDS[type].unfit(chart);
  const drawing = lie === null ? KINDS[type].draw(task) : null;
  const unfit = drawing === null ? (lie ?? tooLarge(chart, type)) : undefined;
  const body = drawing ?? drawSentence(task, unfit ?? "");
  writeSmallLines(body);
  merge(sheet, body);
  return { sheet, unfit };
}

/** What is not there, or less well; the order of the counts is no weight. */
const losses = ({ sheet, unfit }: Drawing): readonly number[] => [
  unfit === undefined ? 0 : 1,
  sheet.shortenedNames,
  sheet.skippedNames,
  sheet.droppedValues,
];

/** Whether one loses no more than another, count by count. */
const isAsGood = (one: Drawing, other: Drawing): boolean => {
  const kept = losses(other);
  return losses(one).every((count, at) => count <= (kept[at] ?? 0));
};

/** At ease where that loses nothing that the plain look would keep. */
function drawAtEase(plain: Look, chart: Chart, type: ChartType): Drawing {
  const easy = drawIn(comfortable(plain), chart, type);
  if (losses(easy).every((count) => count === 0)) return easy;
  const tight = drawIn(plain, chart, type);
  if (isAsGood(easy, tight)) return easy;
  const middle = drawIn(evened(plain), chart, type);
  return isAsGood(middle, tight) ? middle : tight;
}

/** With the source where that costs no name and no value; else a note tells it. */
function drawWithSource(look: Look, chart: Chart, type: ChartType): Drawing {
  const whole = drawAtEase(look, chart, type);
  if (!chart.source) return whole;
  const bare = drawAtEase(look, { ...chart, source: null }, type);
  if (isAsGood(whole, bare)) return whole;
  bare.sheet.notes.push(`No room for the source: ${chart.source}.`);
  return bare;
}

/**
 * Lays the chart out in `width` x `height` pixels (320x240 to 3840x2160). Radii and title size are those of the 400x300
 * carousel box and scale with it; without them a larger picture takes its own proportions. Never throws for a chart
 * that the contract allows.
 */
export function layoutChart(given: Chart, options: LayoutOptions): Scene {
  const chart = drawableChart(given);
  const { type, theme, mode, width, height } = options;
  const look = lookOf(options);
  const { sheet, unfit } = drawWithSource(look, chart, type);
  return {
    width,
    height,
    background: look.palette.paper,
    type,
    theme,
    mode,
    shapes: sheet.shapes,
    texts: sheet.texts,
    fontFamily: FONT_FAMILY,
    title: chart.title,
    altText: altTextOf(chart, type),
    unfit,
    shortenedNames: sheet.shortenedNames + sheet.skippedNames,
    droppedValues: sheet.droppedValues,
    notes: sheet.notes,
  };
}

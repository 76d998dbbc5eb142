/**
 * The texts of the landing page with the charts that our reader makes of them; samples.test.ts holds the two together.
 *
 *   SOCIAL.text.slice(...SOCIAL.marks[0]) -> "46%"
 */
import type { Axis, Chart, ChartType, Span } from "@charticle/contract";

export type Sample = {
  text: string;
  chart: Chart;
  /** The figures that the chart shows, as [start, end) of the text. */
  marks: readonly Span[];
};

type SampleInput = {
  text: string;
  title: string;
  unit: string | null;
  axis: Axis;
  whole: boolean;
  series: readonly string[];
  /** Name and values; a figure as the text writes it, or a number that follows from the others. */
  points: readonly (readonly [name: string, ...figures: (string | number)[]])[];
  types: readonly ChartType[];
};

// catches "$1.2M", "900k", "46%", must not catch "2021" as a magnitude
const FIGURE = /^\$?(\d+(?:\.\d+)?)([kM]?)/;
const SCALES: Readonly<Record<string, number>> = { k: 1e3, M: 1e6 };

const amountOf = (figure: string): number => {
  const [, digits = "", scale = ""] = FIGURE.exec(figure) ?? [];
  return Math.round(Number(digits) * (SCALES[scale] ?? 1) * 1000) / 1000;
};

/** Each figure stands in the text after the one before it. */
function spanOf(text: string, figure: string, after: number): Span {
  const start = text.indexOf(figure, after);
  if (start < 0) throw new Error(`the sample's text lacks ${figure}`);
  return [start, start + figure.length];
}

const yearOf = (name: string): { position: number } | Record<never, never> => {
  const year = Number(name);
  return Number.isInteger(year) ? { position: year } : {};
};

export function sampleOf(input: SampleInput): Sample {
  const { text, points } = input;
  const seriesCount = input.series.length;
  const marks: Span[] = [];
  for (let series = 0; series < seriesCount; series++) {
    for (const [, ...figures] of points) {
      const figure = figures[series];
      if (typeof figure === "string") marks.push(spanOf(text, figure, marks.at(-1)?.[1] ?? 0));
    }
  }
  const chart: Chart = {
    title: input.title,
    subtitle: null,
    unit: input.unit,
    axis: input.axis,
    whole: input.whole,
    series: input.series.map((name) => ({ name })),
    points: points.map(([name, ...figures]) => ({
      name,
      values: figures.map((figure) => (typeof figure === "number" ? figure : amountOf(figure))),
      ...(input.axis === "time" ? yearOf(name) : {}),
    })),
    grounding: points.map(([, ...figures]) => figures.map(() => null)),
    types: input.types.map((type) => ({ type, reason: "" })),
    notes: [],
  };
  return { text, chart, marks };
}

export const SOCIAL = sampleOf({
  text: "Where our readers found us this year: newsletter 46%, search 31%, podcast 14% and the rest from friends.",
  title: "Where our readers found us this year",
  unit: "%",
  axis: "categories",
  whole: true,
  series: [""],
  points: [
    ["Newsletter", "46%"],
    ["Search", "31%"],
    ["Podcast", "14%"],
    ["Friends", 9],
  ],
  types: ["piechart", "barchart", "radialchart"],
});

export const ARTICLE = sampleOf({
  text: "Revenue grew from $1.2M in 2021 to $2.6M in 2022 and $4.1M in 2023, while costs went from $900k to $1.4M and $1.9M.",
  title: "Revenue and costs",
  unit: "$",
  axis: "time",
  whole: false,
  series: ["Revenue", "Costs"],
  points: [
    ["2021", "$1.2M", "$900k"],
    ["2022", "$2.6M", "$1.4M"],
    ["2023", "$4.1M", "$1.9M"],
  ],
  types: ["linechart", "barchart", "areachart"],
});

export const REPORT = sampleOf({
  text: "We hired 12 people in Berlin, 7 in Lisbon, 5 in Oslo and 3 in Austin last year.",
  title: "People hired last year",
  unit: "people",
  axis: "categories",
  whole: false,
  series: [""],
  points: [
    ["Berlin", "12"],
    ["Lisbon", "7"],
    ["Oslo", "5"],
    ["Austin", "3"],
  ],
  types: ["barchart", "piechart"],
});

/** One text that all six kinds may show: parts of one whole, in an order, at least three of them. */
export const WEEK = sampleOf({
  text: "Our library lent 320 books on Monday, 280 on Tuesday, 410 on Wednesday, 390 on Thursday, 520 on Friday and 640 on Saturday.",
  title: "Books lent by our library",
  unit: "books",
  axis: "steps",
  whole: true,
  series: [""],
  points: [
    ["Monday", "320"],
    ["Tuesday", "280"],
    ["Wednesday", "410"],
    ["Thursday", "390"],
    ["Friday", "520"],
    ["Saturday", "640"],
  ],
  types: ["barchart", "piechart", "radialchart", "radarchart", "areachart", "linechart"],
});

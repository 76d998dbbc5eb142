/** Chart to SVG string on the server: ours beside a tree-shaken ECharts (SSR) on the same data, warm, in one process. */
import { layoutChart, toSvg } from "@charticle/charts";
import { CHART_TYPES } from "@charticle/contract";
import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { quantile } from "../quantile.ts";
import { printRows } from "../table.ts";
import { echartsOption } from "./echarts-option.ts";
import { ECHARTS_PARTS } from "./echarts-parts.ts";
import { type BenchPicture, EXPORT_SIZE, PICTURES } from "./pictures.ts";

const WARM_UP_ROUNDS = 8;
const ROUNDS = 12;

const ours = ({ chart, type }: BenchPicture): string =>
  toSvg(layoutChart(chart, { type, theme: "base", mode: "light", ...EXPORT_SIZE }));

function echarts({ chart, type }: BenchPicture): string {
  const instance = init(null, null, { renderer: "svg", ssr: true, ...EXPORT_SIZE });
  instance.setOption(echartsOption(chart, type));
  const svg = instance.renderToSVGString();
  instance.dispose();
  return svg;
}

const timeMs = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

export async function run(): Promise<void> {
  use([...ECHARTS_PARTS, SVGRenderer]);
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    for (const picture of PICTURES) for (const draw of [ours, echarts]) draw(picture);
  }
  const times = PICTURES.map((picture) => ({
    type: picture.type,
    ours: Math.min(...Array.from({ length: ROUNDS }, () => timeMs(() => ours(picture)))),
    echarts: Math.min(...Array.from({ length: ROUNDS }, () => timeMs(() => echarts(picture)))),
  }));
  const row = (what: string, of: typeof times) => ({
    what: `${what} (${of.length} charts), p50`,
    measured: quantile(
      of.map((time) => time.ours),
      0.5,
    ),
    limit: quantile(
      of.map((time) => time.echarts),
      0.5,
    ),
    unit: "ms",
    limitIs: "ECharts",
  });
  printRows([
    ...CHART_TYPES.map((type) =>
      row(
        type,
        times.filter((time) => time.type === type),
      ),
    ),
    row("all kinds", times),
  ]);
}

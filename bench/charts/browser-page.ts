/** Runs in Chromium: each picture by ours, ECharts and Recharts in turn, times in ms. Bundled by `browser.bench.ts`. */
import { drawScene, layoutChart, toSvg } from "@charticle/charts";
import { init, use as register } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { echartsOption } from "./echarts-option.ts";
import { ECHARTS_PARTS } from "./echarts-parts.ts";
import { type BenchPicture, EXPORT_SIZE, PICTURES } from "./pictures.ts";
import { rechartsPicture } from "./recharts-picture.tsx";

register([...ECHARTS_PARTS, CanvasRenderer]);

export type BrowserTimes = Record<"oursPng" | "echartsPng" | "oursSvg" | "rechartsSvg", number[]>;

const LOOK = { theme: "base", mode: "light", ...EXPORT_SIZE } as const;

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/png"));

async function oursPng({ chart, type }: BenchPicture): Promise<void> {
  const canvas = Object.assign(document.createElement("canvas"), EXPORT_SIZE);
  const context = canvas.getContext("2d");
  if (context) drawScene(layoutChart(chart, { ...LOOK, type }), context);
  await pngOf(canvas);
}

async function echartsPng({ chart, type }: BenchPicture): Promise<void> {
  const canvas = Object.assign(document.createElement("canvas"), EXPORT_SIZE);
  const instance = init(canvas, null, { renderer: "canvas", devicePixelRatio: 1, ...EXPORT_SIZE });
  instance.setOption(echartsOption(chart, type));
  instance.getZr().flush();
  await pngOf(canvas);
  instance.dispose();
}

function oursSvg({ chart, type }: BenchPicture): void {
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = toSvg(layoutChart(chart, { ...LOOK, type }));
  holder.remove();
}

function rechartsSvg({ chart, type }: BenchPicture): void {
  const holder = document.body.appendChild(document.createElement("div"));
  const root = createRoot(holder);
  flushSync(() => root.render(rechartsPicture(chart, { type, ...EXPORT_SIZE })));
  if (!holder.querySelector("svg")) throw new Error(`Recharts drew no ${type}.`);
  root.unmount();
  holder.remove();
}

const draws = { oursPng, echartsPng, oursSvg, rechartsSvg };

/** The first round warms up and does not count; the order of the four turns with each picture. */
async function measure(rounds: number): Promise<BrowserTimes> {
  const times: BrowserTimes = { oursPng: [], echartsPng: [], oursSvg: [], rechartsSvg: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const [at, picture] of PICTURES.entries()) {
      const names = Object.keys(draws) as (keyof BrowserTimes)[];
      for (const name of [...names.slice(at % 4), ...names.slice(0, at % 4)]) {
        const start = performance.now();
        await draws[name](picture);
        if (round > 0) times[name].push(performance.now() - start);
      }
    }
  }
  return times;
}

declare global {
  var measureCharts: typeof measure;
}
globalThis.measureCharts = measure;

/** Bytes that a page loads for all six kinds: ours beside a tree-shaken ECharts and Recharts (React left out of it). */
import { gzipSync } from "node:zlib";
import { printRows } from "../table.ts";
import { bundle } from "./bundle.ts";

/** Issue 4: layout with all kinds, on screen and as PNG. */
const GOAL_KB = 30;

const OURS = `export { layoutChart, toSvg, drawScene, themeOf } from "@charticle/charts";`;
const ECHARTS = `
import { init, use } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { ECHARTS_PARTS } from "./echarts-parts.ts";
use([...ECHARTS_PARTS, CanvasRenderer]);
export { init };`;
const RECHARTS = `
export { Area, AreaChart, Bar, BarChart, Cell, LabelList, Legend, Line, LineChart, Pie, PieChart, PolarAngleAxis,
  PolarGrid, PolarRadiusAxis, Radar, RadarChart, RadialBar, RadialBarChart, XAxis, YAxis } from "recharts";`;
const REACT = ["react", "react-dom", "react/jsx-runtime", "react-dom/client"];

async function gzipKb(source: string, external: string[] = []): Promise<number> {
  return gzipSync(await bundle(source, { external }), { level: 9 }).length / 1024;
}

export async function run(): Promise<void> {
  const [ours, echarts, recharts] = [await gzipKb(OURS), await gzipKb(ECHARTS), await gzipKb(RECHARTS, REACT)];
  const row = (limit: number, limitIs: string) => ({ what: "gzip", measured: ours, limit, unit: "KB", limitIs });
  printRows([row(GOAL_KB, "goal"), row(echarts, "ECharts"), row(recharts, "Recharts")]);
}

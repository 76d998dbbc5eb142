/** The landing page in Lighthouse's mobile preset against the running product: the median of five runs. */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startServer } from "../../e2e/server.ts";
import { chromiumPath } from "../../scripts/chromium.mjs";
import { quantile } from "../quantile.ts";
import { printRows } from "../table.ts";

const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const CHROME_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
];

type Run = { scores: number[]; lcpS: number; cls: number };

async function runOnce(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error("Lighthouse answered nothing");
  const { categories, audits } = result.lhr;
  return {
    scores: CATEGORIES.map((category) => 100 * (categories[category]?.score ?? 0)),
    lcpS: (audits["largest-contentful-paint"]?.numericValue ?? Number.NaN) / 1000,
    cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
  };
}

export async function run(): Promise<void> {
  const server = await startServer();
  const chromePath = chromiumPath();
  const chrome = await launch({ chromeFlags: CHROME_FLAGS, ...(chromePath ? { chromePath } : {}) });
  try {
    const runs: Run[] = [];
    for (let at = 0; at < RUNS; at++) runs.push(await runOnce(`${server.url}/`, chrome.port));
    const median = (of: (run: Run) => number): number => quantile(runs.map(of), 0.5);
    printRows([
      ...CATEGORIES.map((category, at) => ({
        what: category,
        measured: median(({ scores }) => scores[at] ?? Number.NaN),
        limit: 98,
        unit: "points",
        limitIs: "at least",
      })),
      { what: "LCP", measured: median(({ lcpS }) => lcpS), limit: 1.6, unit: "s", limitIs: "at most" },
      { what: "CLS + 1", measured: 1 + median(({ cls }) => cls), limit: 1, unit: "", limitIs: "at most" },
    ]);
  } finally {
    chrome.kill();
    await server.kill();
  }
}

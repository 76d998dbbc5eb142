/**
 * Writes one page with every kind x theme x mode, every case as every kind that it suits, and the sizes; prints its path.
 *
 *   npm run gallery                    the page: dist/gallery/index.html
 *   npm run gallery -- --prove 20000   instead: lays out that many random charts and looks for faults
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CHART_TYPES, type ChartType, MODES, THEMES } from "@charticle/contract";
import { CASES } from "../src/gallery/cases.ts";
import type { GalleryCase } from "../src/gallery/gallery-case.ts";
import { type LayoutOptions, layoutChart } from "../src/layout.ts";
import { toSvg } from "../src/render/svg.ts";

const REPO = fileURLToPath(new URL("../../../", import.meta.url));
const OUT = `${REPO}dist/gallery/`;

/** The case that shows each kind at its best. */
const SHOWN_AS: Record<ChartType, string> = {
  piechart: "browsers",
  radialchart: "running",
  barchart: "medals",
  radarchart: "strikers",
  areachart: "inflation",
  linechart: "energy-mix",
};
const SIZES = [
  [400, 300],
  [1200, 630],
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1600, 900],
] as const;
const PLAIN = { theme: "base", mode: "light", width: 640, height: 480 } as const;

const caseNamed = (name: string): GalleryCase => {
  const found = CASES.find((one) => one.name === name);
  if (!found) throw new RangeError(`There is no case ${name}.`);
  return found;
};

function figure({ chart, name }: GalleryCase, options: LayoutOptions): string {
  const scene = layoutChart(chart, options);
  const facts = [name, options.type, options.theme, options.mode, `${options.width}x${options.height}`];
  if (scene.shortenedNames > 0) facts.push(`${scene.shortenedNames} names shortened`);
  if (scene.droppedValues > 0) facts.push(`${scene.droppedValues} values dropped`);
  return `<figure>${toSvg(scene)}<figcaption>${facts.join(" · ")}</figcaption></figure>`;
}

function page(): string {
  const looks = CHART_TYPES.flatMap((type) =>
    THEMES.flatMap((theme) =>
      MODES.map((mode) => figure(caseNamed(SHOWN_AS[type]), { type, theme, mode, width: 480, height: 360 })),
    ),
  );
  const cases = CASES.flatMap((one) => one.types.map((type) => figure(one, { ...PLAIN, type })));
  const sizes = CHART_TYPES.flatMap((type) =>
    SIZES.map(([width, height]) => figure(caseNamed(SHOWN_AS[type]), { ...PLAIN, type, width, height })),
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>
${fontStyles()}
  body { margin: 24px; background: #888; font: 14px Inter, sans-serif; }
  section { display: flex; flex-wrap: wrap; gap: 16px; }
  figure { margin: 0; max-width: 100%; }
  svg { display: block; max-width: 100%; height: auto; }
</style>
<h1>Every kind, theme and mode</h1><section>${looks.join("\n")}</section>
<h1>Every case</h1><section>${cases.join("\n")}</section>
<h1>Every size</h1><section>${sizes.join("\n")}</section>
</html>
`;
}

/** Catches url("./inter-400-latin.woff2"); not a url("data:…"). */
const FONT_URL = /url\("\.\/([\w.-]+)"\)/g;

/** The font's style sheet with its files inside: the page is one file that opens from anywhere. */
function fontStyles(): string {
  const fonts = new URL("../fonts/", import.meta.url);
  const dataUrl = (name: string): string => `data:font/woff2;base64,${readFileSync(new URL(name, fonts), "base64")}`;
  return readFileSync(new URL("inter.css", fonts), "utf8").replace(FONT_URL, (_, name) => `url("${dataUrl(name)}")`);
}

function write(): void {
  mkdirSync(OUT, { recursive: true });
  writeFileSync(`${OUT}index.html`, page());
  process.stdout.write(`${OUT}index.html\n`);
}

const [flag, count = "20000"] = process.argv.slice(2);
if (flag === "--prove") {
  const prove = fileURLToPath(new URL("prove.ts", import.meta.url));
  process.exitCode = spawnSync(process.execPath, [prove, count], { stdio: "inherit" }).status ?? 1;
} else write();

/**
 * The pictures that other sites and devices show of the product, drawn at build time: og.png (1200x630, a sentence with
 * its figures marked and our own chart of it) and the icons.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { layoutChart, toSvg } from "@charticle/charts";
import { Resvg } from "@resvg/resvg-js";
import { SOCIAL } from "../src/features/landing/samples.ts";

const INK = "#1b1a17";
const PAPER = "#fbfaf7";
const ACCENT = "#c93d23";
const MARK = `<path d="M3 6h26M3 12h12" stroke="${INK}" stroke-width="3" fill="none"/><path d="M3 18h7v11H3zM12.5 22h7v7h-7z" fill="${INK}"/><path d="M22 12h7v17h-7z" fill="${ACCENT}"/>`;

const fonts = [400, 600].map((weight) =>
  fileURLToPath(import.meta.resolve("@charticle/charts/fonts.css").replace("inter.css", `inter-${weight}.ttf`)),
);

const png = (svg: string, widthPx: number): Buffer =>
  new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: fonts, defaultFontFamily: "Inter" },
    fitTo: { mode: "width", value: widthPx },
  })
    .render()
    .asPng();

/** The sentence in lines, its figures in the accent's colour. */
const LINES = [
  "Where our readers found",
  "us this year: newsletter",
  "<a>46%</a>, search <a>31%</a>, podcast",
  "<a>14%</a> and the rest from",
  "friends.",
] as const;

const sentence = LINES.map((line, at) => {
  const marked = line.replaceAll("<a>", `<tspan fill="${ACCENT}" font-weight="600">`).replaceAll("</a>", "</tspan>");
  return `<text x="72" y="${236 + at * 50}" font-size="36" fill="${INK}" xml:space="preserve">${marked}</text>`;
}).join("");

function socialPicture(): string {
  const scene = layoutChart(SOCIAL.chart, {
    type: "piechart",
    theme: "base",
    mode: "light",
    width: 500,
    height: 478,
    pieOuterRadius: 92,
    titleSize: 13,
  });
  const chart = toSvg(scene).replace("<svg ", '<svg x="628" y="76" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Inter">
<rect width="1200" height="630" fill="${PAPER}"/><rect x="620" y="68" width="516" height="494" rx="10" fill="#fff" stroke="#e6e2d8"/>
${chart}<svg x="72" y="76" width="52" height="52" viewBox="0 0 32 32">${MARK}</svg>
<text x="138" y="116" font-size="40" font-weight="600" fill="${INK}">Charticle</text>
${sentence}<text x="72" y="552" font-size="24" fill="#6b675e">Figures in, charts out. None made up.</text></svg>`;
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${PAPER}"/><svg x="8" y="8" width="32" height="32" viewBox="0 0 32 32">${MARK}</svg></svg>`;

export async function drawPictures(client: string): Promise<void> {
  await Promise.all(fonts.map((path) => readFile(path)));
  await writeFile(join(client, "og.png"), png(socialPicture(), 1200));
  for (const sizePx of [180, 192, 512]) await writeFile(join(client, `icon-${sizePx}.png`), png(icon, sizePx));
}

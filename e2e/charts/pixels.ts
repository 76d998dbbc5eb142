/** A scene or a PNG in, its pixels out: both through resvg, which draws the scene and decodes the PNG. */
import { fileURLToPath } from "node:url";
import { type Scene, toSvg } from "@charticle/charts";
import { Resvg } from "@resvg/resvg-js";
import type { Pixels } from "./picture-difference.ts";

const fontFiles = [400, 600].map((weight) =>
  fileURLToPath(new URL(`../../packages/charts/fonts/inter-${weight}.ttf`, import.meta.url)),
);

/** `scale` is pixels per pixel of the scene. */
export function pixelsOfScene(scene: Scene, scale: number): Pixels {
  return rasterised(toSvg(scene), scale);
}

export function pixelsOfPng(base64: string, { width, height }: { width: number; height: number }): Pixels {
  const size = `width="${width}" height="${height}"`;
  return rasterised(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/png;base64,${base64}"/></svg>`,
  );
}

function rasterised(svg: string, scale = 1): Pixels {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: "Inter" };
  const image = new Resvg(svg, { font, fitTo: { mode: "zoom", value: scale } }).render();
  return { width: image.width, height: image.height, rgba: image.pixels };
}

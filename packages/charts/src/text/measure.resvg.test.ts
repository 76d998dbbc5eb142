import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { sceneSaying } from "../render/scene.fixture.ts";
import { toSvg } from "../render/svg.ts";
import { LATIN_STRINGS } from "./latin-strings.fixture.ts";
import { advanceWidth } from "./measure.ts";

const fontFiles = [400, 600].map((weight) =>
  fileURLToPath(new URL(`../../fonts/inter-${weight}.ttf`, import.meta.url)),
);
const SIZE_PX = 32;

/** Width of the ink of one text as the server draws it. */
function inkWidthPx(text: string, weight: 400 | 600): number {
  const [first] = sceneSaying([text]).texts;
  if (!first) throw new Error("The scene says nothing.");
  const scene = { ...sceneSaying([]), shapes: [], texts: [{ ...first, sizePx: SIZE_PX, weight }] };
  const svg = toSvg(scene).replace(BACKGROUND, "");
  return (
    new Resvg(svg, { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: "Inter" } }).getBBox()?.width ?? 0
  );
}

/** Catches the background's <rect …/>; not a path. */
const BACKGROUND = /<rect[^>]*\/>/;

it.each([400, 600] as const)("resvg draws 2,000 Latin strings of weight %d as wide as measured", (weight) => {
  const bars = inkWidthPx("||", weight);
  const off = LATIN_STRINGS.map((text) => {
    const drawn = inkWidthPx(`|${text}|`, weight) - bars;
    const measured = advanceWidth(text, { sizePx: SIZE_PX, weight });
    return { text, share: Math.abs(drawn - measured) / measured };
  }).filter(({ share }) => share > 0.01);
  expect(off).toEqual([]);
  expect(LATIN_STRINGS).toHaveLength(2000);
});

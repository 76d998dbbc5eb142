/**
 * A scene in, the same picture as PNG bytes out. For servers only: resvg draws it with the TTFs that the page has as
 * WOFF2; drawing and packing run on threads of their own.
 *
 *   const picture = await renderPng(scene, { scale: 2 });
 *   if (picture.ok) reply.type("image/png").send(picture.png);
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderAsync } from "@resvg/resvg-js";
import type { Scene } from "../scene.ts";
import { advanceOf } from "../text/advance.ts";
import { drawableText } from "./drawable-text.ts";
import { encodePng } from "./encode-png.ts";
import { toSvg } from "./svg.ts";

export type RenderedPng =
  | { ok: true; png: Uint8Array }
  /** The font has no sign for these characters: an answer in words, never empty boxes. */
  | { ok: false; missing: readonly string[]; message: string };

const FONT_FILES = [400, 600].map((weight) =>
  fileURLToPath(new URL(`../../fonts/inter-${weight}.ttf`, import.meta.url)),
);

/** resvg draws without text, silently, when it can't read a font: better to fail when the server starts. */
for (const path of FONT_FILES) readFileSync(path);

/** `scale` is PNG pixels per pixel of the scene: 1600 x 900 at 2 is 3200 x 1800. */
export async function renderPng(scene: Scene, { scale = 1 }: { scale?: number } = {}): Promise<RenderedPng> {
  const missing = missingSigns(scene);
  if (missing.length > 0) {
    const some = missing.slice(0, 5).join(" ");
    return { ok: false, missing, message: `The server's font can't draw these characters: ${some}` };
  }
  const image = await renderAsync(toSvg(scene), {
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: "Inter", sansSerifFamily: "Inter" },
    fitTo: { mode: "zoom", value: scale },
  });
  return { ok: true, png: await encodePng({ width: image.width, height: image.height, rgba: image.pixels }) };
}

/** Catches U+FE0F, which only chooses how the sign before it looks; not a letter. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Each sign of the scene's texts that the font lacks, once, in order of appearance. */
function missingSigns(scene: Scene): string[] {
  const signs = new Set(scene.texts.flatMap(({ text }) => [...drawableText(text)]));
  return [...signs].filter((sign) => !INVISIBLE.test(sign) && advanceOf(sign.codePointAt(0) ?? 0, 400) === undefined);
}

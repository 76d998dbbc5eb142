/**
 * A scene and the page's fonts in; resolves when every glyph of the picture can be drawn, or when the patience is over.
 *
 *   await pictureFontsReady(scene, { fonts: document.fonts }) // "loaded"
 */
import type { Scene } from "../scene.ts";

const MAX_WAIT_MS = 2000;

/**
 * Loads the files that the scene's letters need ("fonts are loaded before drawing"). Never rejects: after `timeoutMs`,
 * or when a file can't be had, the answer is "fallback" and the device's own font draws.
 */
export async function pictureFontsReady(
  scene: Scene,
  { fonts, timeoutMs = MAX_WAIT_MS }: { fonts: FontFaceSet; timeoutMs?: number },
): Promise<"loaded" | "fallback"> {
  const weights = [...new Set(scene.texts.map((text) => text.weight))];
  const loads = weights.map((weight) => {
    const letters = scene.texts.filter((text) => text.weight === weight).map(({ text }) => text);
    return fonts.load(`${weight} 16px ${scene.fontFamily}`, letters.join(" "));
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<"fallback">((resolve) => {
    timer = setTimeout(() => resolve("fallback"), timeoutMs);
  });
  const loaded = Promise.all(loads).then(
    () => "loaded" as const,
    () => "fallback" as const,
  );
  return Promise.race([loaded, patience]).finally(() => clearTimeout(timer));
}

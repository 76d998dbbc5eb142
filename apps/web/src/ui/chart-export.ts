/**
 * A picture as a file. In: a scene. Out: a PNG drawn off the page by canvas (no foreignObject: Safari leaves such
 * pictures blank), or an SVG.
 *
 *   const blob = await pngOf(scene, 2); // twice the scene's pixels
 */
import { drawScene, pictureFontsReady, type Scene, toSvg } from "@charticle/charts";

/** Waits until the faces are there, for 2 s at the most (specification, section 9), and never idly. */
export async function pngOf(scene: Scene, scale: number): Promise<Blob> {
  await pictureFontsReady(scene, { fonts: document.fonts });
  const canvas = document.createElement("canvas");
  canvas.width = scene.width * scale;
  canvas.height = scene.height * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gives no 2D canvas.");
  context.scale(scale, scale);
  drawScene(scene, context);
  return await new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("The picture could not be made."))), "image/png");
  });
}

export const svgOf = (scene: Scene): Blob => new Blob([toSvg(scene)], { type: "image/svg+xml" });

/** The address must outlive the click: browsers start the download a moment later. */
const ADDRESS_LIFE_MS = 10_000;

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}

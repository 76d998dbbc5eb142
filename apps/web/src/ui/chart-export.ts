/**
 * A picture as a file. In: a scene. Out: a PNG drawn off the page by canvas (no foreignObject: Safari leaves such
 * pictures blank), or an SVG.
 *
 *   const blob = await pngOf(scene, 2); // twice the scene's pixels
 */
import { drawScene, type Scene, toSvg } from "@charticle/charts";

/** Specification, section 9: the render wait. It is an upper bound, not an idle pause. */
const FONT_WAIT_MS = 2000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Canvas takes what face is there at that moment, so the faces are loaded before. */
async function fontsReady({ fontFamily }: Scene): Promise<void> {
  const faces = [400, 600].map((weight) => document.fonts.load(`${weight} 16px ${fontFamily}`));
  await Promise.race([Promise.allSettled(faces), pause(FONT_WAIT_MS)]);
}

export async function pngOf(scene: Scene, scale: number): Promise<Blob> {
  await fontsReady(scene);
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

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * A scene and a 2D canvas context in; the context is painted with the very picture that `toSvg` describes.
 *
 *   const canvas = new OffscreenCanvas(scene.width * 2, scene.height * 2);
 *   drawScene(scene, canvas.getContext("2d"), { scale: 2 });
 */
import type { Scene, SceneText, Shape } from "../scene.ts";
import { drawableText } from "./drawable-text.ts";

export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Paints the whole scene, background first, at the context's origin; `scale` is canvas pixels per scene pixel. The font
 * must be loaded before (`pictureFontsReady`). The context's own state is kept.
 */
export function drawScene(scene: Scene, context: Context2d, { scale = 1 }: { scale?: number } = {}): void {
  context.save();
  context.scale(scale, scale);
  context.fillStyle = scene.background;
  context.fillRect(0, 0, scene.width, scene.height);
  for (const shape of scene.shapes) drawShape(shape, context);
  prepareText(context);
  for (const text of scene.texts) drawText({ text, context, fontFamily: scene.fontFamily });
  context.restore();
}

/** Without kerning and hinting a text is as wide as the layout measured it, at any size. */
export function prepareText(context: Context2d): void {
  context.textBaseline = "alphabetic";
  context.direction = "ltr";
  context.fontKerning = "none";
  context.textRendering = "geometricPrecision";
}

function drawShape(shape: Shape, context: Context2d): void {
  const path = new Path2D(shape.path);
  if (shape.fill !== null) {
    context.globalAlpha = shape.fillOpacity ?? 1;
    context.fillStyle = shape.fill;
    context.fill(path);
    context.globalAlpha = 1;
  }
  if (shape.stroke !== null) {
    context.strokeStyle = shape.stroke;
    context.lineWidth = shape.strokeWidth ?? 1;
    context.lineJoin = "round";
    context.setLineDash([...(shape.dash ?? [])]);
    context.stroke(path);
  }
}

function drawText({ text, context, fontFamily }: { text: SceneText; context: Context2d; fontFamily: string }): void {
  context.font = `${text.weight} ${text.sizePx}px ${fontFamily}`;
  context.textAlign = text.anchor === "middle" ? "center" : text.anchor;
  context.fillStyle = text.fill;
  context.fillText(drawableText(text.text), text.x, text.y);
}

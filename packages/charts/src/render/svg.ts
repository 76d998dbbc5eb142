/**
 * A scene in, the picture as one SVG string out: `role="img"`, a title, the alt text, shapes, texts. Nothing that a
 * person typed becomes markup.
 *
 *   toSvg(layoutChart(chart, look)) // '<svg xmlns="http://www.w3.org/2000/svg" role="img" …'
 */
import type { Scene, SceneText, Shape } from "../scene.ts";
import { drawableText } from "./drawable-text.ts";

/** No kerning, ligatures or hinting: a text is as wide as the layout measured it, even in a fallback font. */
const TEXT_STYLE = "font-kerning:none;font-variant-ligatures:none;text-rendering:geometricPrecision";

/** The whole picture; pixels of the scene are its user units. */
export function toSvg(scene: Scene): string {
  const { width, height } = scene;
  const root = attributes({
    xmlns: "http://www.w3.org/2000/svg",
    role: "img",
    width,
    height,
    viewBox: `0 0 ${tidy(width)} ${tidy(height)}`,
    "font-family": scene.fontFamily,
    style: TEXT_STYLE,
  });
  const background = element("rect", attributes({ width, height, fill: scene.background }));
  return [
    `<svg${root}>`,
    element("title", "", scene.title),
    element("desc", "", scene.altText),
    background,
    ...scene.shapes.map(shapeElement),
    ...scene.texts.map(textElement),
    "</svg>",
  ].join("\n");
}

function shapeElement(shape: Shape): string {
  return element(
    "path",
    attributes({
      d: shape.path,
      fill: shape.fill ?? "none",
      "fill-opacity": shape.fillOpacity,
      stroke: shape.stroke ?? undefined,
      "stroke-width": shape.stroke === null ? undefined : (shape.strokeWidth ?? 1),
      "stroke-linejoin": shape.stroke === null ? undefined : "round",
      "stroke-dasharray": shape.dash?.map(tidy).join(" "),
    }),
  );
}

function textElement(text: SceneText): string {
  return element(
    "text",
    attributes({
      x: text.x,
      y: text.y,
      "text-anchor": text.anchor === "start" ? undefined : text.anchor,
      "font-size": text.sizePx,
      "font-weight": text.weight,
      fill: text.fill,
    }),
    text.text,
  );
}

function element(name: string, attributeText: string, content = ""): string {
  return content === "" ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${escaped(content)}</${name}>`;
}

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? tidy(value) : escaped(value)}"`)
    .join("");
}

/** At most two decimals: a hundredth of a pixel is below what can be seen. */
function tidy(value: number): string {
  return String(Math.round(value * 100) / 100);
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  // Catches the < of "a<b"; leaves "a b" alone.
  return drawableText(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Charts: layoutChart(chart, look) gives a scene; toSvg and drawScene draw it. */
export { altTextOf } from "./alt-text.ts";
export { type Fitness, fitness } from "./fitness.ts";
export { type LayoutOptions, layoutChart } from "./layout.ts";
export { drawScene } from "./render/canvas.ts";
export { pictureFontsReady } from "./render/picture-fonts.ts";
export { toSvg } from "./render/svg.ts";
export type { Box, Datum, Scene, SceneText, Shape, ShapeRole, TextRole } from "./scene.ts";
export { type ThemeColors, themeOf } from "./themes.ts";

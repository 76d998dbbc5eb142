/** What the charts page has: the package as the app's own pages load it. Bundled by `charts-page.ts`. */
import { drawScene, pictureFontsReady, type Scene } from "@charticle/charts";
import { prepareText } from "../../packages/charts/src/render/canvas.ts";

const inPage = {
  /** The scene as the browser's download makes it, as PNG bytes in base64. */
  async png(scene: Scene, scale: number): Promise<{ base64: string; fonts: string }> {
    const fonts = await pictureFontsReady(scene, { fonts: document.fonts });
    const canvas = new OffscreenCanvas(scene.width * scale, scene.height * scale);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no 2d context");
    drawScene(scene, context, { scale });
    const blob = await canvas.convertToBlob({ type: "image/png" });
    return { base64: await base64Of(blob), fonts };
  },

  /** Widths in pixels of texts as `drawScene` paints them. */
  async canvasWidths(texts: readonly string[], font: string): Promise<number[]> {
    await document.fonts.load(font, texts.join(""));
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (!context) throw new Error("no 2d context");
    prepareText(context);
    context.font = font;
    return texts.map((text) => context.measureText(text).width);
  },

  /** Widths in pixels of the one text of each picture, as the page shows it. */
  async svgWidths(svgs: readonly string[]): Promise<number[]> {
    const holder = document.body.appendChild(document.createElement("div"));
    await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 16px Inter`, "Aé€Łő→")));
    return svgs.map((svg) => {
      holder.innerHTML = svg;
      return holder.querySelector("text")?.getComputedTextLength() ?? Number.NaN;
    });
  },
};

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace("data:image/png;base64,", ""));
    reader.readAsDataURL(blob);
  });
}

declare global {
  var charts: typeof inPage;
}
globalThis.charts = inPage;

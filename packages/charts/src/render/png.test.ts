import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { isPng } from "../picture-data/png-chunks.ts";
import { renderPng } from "./png.ts";
import { sceneSaying } from "./scene.fixture.ts";
import { toSvg } from "./svg.ts";

const sizeOf = (png: Uint8Array): [width: number, height: number] => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

describe("renderPng", () => {
  it.each([
    [1, [400, 200]],
    [2, [800, 400]],
    [0.5, [200, 100]],
  ])("at scale %d is a PNG of %j pixels", async (scale, size) => {
    const picture = await renderPng(sceneSaying(["Berlin"]), { scale });
    expect(picture.ok && isPng(picture.png) && sizeOf(picture.png)).toEqual(size);
  });

  it.each([
    "Zürich",
    "Łódź, Çeşme, Győr, Hà Nội",
    "Αθήνα",
    "Київ",
    "€1 204, ±3 × 2 → ½ …",
    "e\u0301",
    "x\u200b",
    "a\u0000b\ud800",
  ])("draws %j", async (text) => {
    const [blank, picture] = await Promise.all([renderPng(sceneSaying([""])), renderPng(sceneSaying([text]))]);
    expect(blank.ok && picture.ok && Buffer.compare(blank.png, picture.png)).not.toBe(0);
    expect(picture.ok).toBe(true);
  });

  it("is the picture that resvg draws, pixel for pixel", async () => {
    const scene = sceneSaying(["Berlin"]);
    const picture = await renderPng(scene);
    if (!picture.ok) throw new Error(picture.message);
    const image = `<image width="400" height="200" href="data:image/png;base64,${Buffer.from(picture.png).toString("base64")}"/>`;
    const font = {
      loadSystemFonts: false,
      fontFiles: [400, 600].map((weight) => fileURLToPath(new URL(`../../fonts/inter-${weight}.ttf`, import.meta.url))),
    };
    const decoded = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${image}</svg>`,
    ).render();
    const drawn = new Resvg(toSvg(scene), { font }).render();
    expect(Buffer.compare(decoded.pixels, drawn.pixels)).toBe(0);
  });

  it.each([
    ["東京 and 東北", ["東", "京", "北"]],
    ["القاهرة", [..."القاهرة"].filter((sign, index, all) => all.indexOf(sign) === index)],
    ["Party 🎉", ["🎉"]],
    ["ราคา", [..."ราค"]],
  ])("says that it can't draw %j, rather than empty boxes", async (text, missing) => {
    const picture = await renderPng(sceneSaying(["Berlin", text]));
    expect(picture).toEqual({ ok: false, missing, message: expect.stringContaining(missing[0] ?? "") });
  });
});

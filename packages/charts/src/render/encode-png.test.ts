import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { encodePng } from "./encode-png.ts";

const [WIDTH, HEIGHT] = [300, 4];

/** A picture of `WIDTH` x `HEIGHT` whose colour at each place is `paint`'s. */
function picture(paint: (x: number, y: number) => readonly number[]) {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at++) rgba.set(paint(at % WIDTH, Math.floor(at / WIDTH)), at * 4);
  return { width: WIDTH, height: HEIGHT, rgba };
}

/** The pixels of a PNG as resvg reads them. */
function decoded(png: Uint8Array): Uint8Array {
  const href = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  const image = `<image ${size} image-rendering="optimizeSpeed" href="${href}"/>`;
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`).render().pixels;
}

const COLOUR_TYPE_AT = 25;
const [INDEXED, TRUE_COLOUR] = [3, 6];

describe("encodePng", () => {
  it.each([
    ["one colour", INDEXED, () => [251, 250, 247, 255]],
    ["rows that go on as those above, but for a few pixels", INDEXED, (x, y) => [x > 290 + y ? 9 : 200, 0, 255, 255]],
    ["256 colours", INDEXED, (x) => [x % 256, 7, 255 - (x % 256), 255]],
    ["more colours than a palette holds", TRUE_COLOUR, (x) => [x % 256, x > 255 ? 1 : 0, 0, 255]],
    ["a transparent ground", TRUE_COLOUR, (x) => (x < 20 ? [0, 0, 0, 0] : [20, 40, 60, 255])],
  ] satisfies [string, number, (x: number, y: number) => number[]][])(
    "keeps every pixel of %s",
    async (_, colourType, paint) => {
      const given = picture(paint);
      const png = await encodePng(given);
      expect(png[COLOUR_TYPE_AT]).toBe(colourType);
      expect(Buffer.compare(decoded(png), given.rgba)).toBe(0);
    },
  );

  it("reads pixels from the middle of a larger buffer", async () => {
    const given = picture((x) => [x % 200, 0, 0, 255]);
    const shifted = new Uint8Array(given.rgba.length + 3);
    shifted.set(given.rgba, 3);
    const png = await encodePng({ ...given, rgba: shifted.subarray(3) });
    expect(Buffer.compare(decoded(png), given.rgba)).toBe(0);
  });
});

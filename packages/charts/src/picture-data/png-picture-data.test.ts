import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PictureData } from "./picture-data.ts";
import { chunkBytes, pngChunks } from "./png-chunks.ts";
import { MAX_DATA_BYTES, MAX_PNG_BYTES, readPictureData, withPictureData } from "./png-picture-data.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const join = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

/** One grey pixel. */
const HEADER = chunkBytes("IHDR", Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0));
const PIXELS = chunkBytes("IDAT", Uint8Array.from(deflateSync(Uint8Array.of(0, 128))));
const END = chunkBytes("IEND", new Uint8Array());
const PNG = join(SIGNATURE, HEADER, PIXELS, END);

const DATA: PictureData = {
  version: 1,
  type: "barchart",
  theme: "base",
  mode: "dark",
  title: "People we hired, “Zürich” & 東京 🎉",
  subtitle: null,
  unit: "people",
  axis: "categories",
  whole: false,
  series: ["People"],
  points: [
    { name: "Berlin", values: [12] },
    { name: "Austin", values: [null] },
  ],
  altText: "Bar chart: Berlin 12.",
};

const itxt = (content: Uint8Array): Uint8Array => chunkBytes("iTXt", content);
const ours = (json: string): Uint8Array => itxt(join(ascii("Charticle\0\0\0\0\0"), ascii(json)));
const pngWith = (...chunks: readonly Uint8Array[]): Uint8Array => join(SIGNATURE, HEADER, ...chunks, PIXELS, END);
const changed = (bytes: Uint8Array, at: number, to: number): Uint8Array =>
  bytes.map((byte, index) => (index === at ? to : byte));

describe("withPictureData", () => {
  it("is read again as it was written", () => {
    expect(readPictureData(withPictureData(PNG, DATA))).toEqual({ ok: true, data: DATA });
  });

  it("leaves every other chunk as it was, in order", () => {
    const types = [...pngChunks(withPictureData(PNG, DATA))].map(({ type }) => type);
    expect(types).toEqual(["IHDR", "iTXt", "IDAT", "IEND"]);
    expect([...pngChunks(withPictureData(PNG, DATA))].every((chunk) => chunk.hasRightCrc())).toBe(true);
  });

  it("replaces what an earlier one wrote", () => {
    const twice = withPictureData(withPictureData(PNG, DATA), { ...DATA, title: "Second" });
    expect([...pngChunks(twice)].filter(({ type }) => type === "iTXt")).toHaveLength(1);
    expect(readPictureData(twice)).toMatchObject({ ok: true, data: { title: "Second" } });
  });

  it.each([
    ["no PNG", ascii("<svg/>")],
    ["a PNG that is cut", PNG.subarray(0, PNG.length - 3)],
    ["nothing", new Uint8Array()],
  ])("refuses %s", (_, bytes) => {
    expect(() => withPictureData(bytes, DATA)).toThrow(RangeError);
  });
});

describe("readPictureData", () => {
  it.each<[string, Uint8Array, string]>([
    ["nothing", new Uint8Array(), "not-png"],
    ["a JPEG's start", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), "not-png"],
    ["the signature alone", SIGNATURE, "no-data"],
    ["a PNG of someone else", PNG, "no-data"],
    ["another program's iTXt", pngWith(itxt(ascii("Title\0\0\0\0\0{}"))), "no-data"],
    ["a keyword that only starts like ours", pngWith(itxt(ascii("Charticles\0\0\0\0\0{}"))), "no-data"],
    [
      "our keyword in a tEXt chunk",
      pngWith(chunkBytes("tEXt", ascii(`Charticle\0${JSON.stringify(DATA)}`))),
      "no-data",
    ],
    ["our chunk behind the end", join(PNG, ours(JSON.stringify(DATA))), "no-data"],
    [
      "a chunk that claims 4 GB",
      join(SIGNATURE, HEADER, Uint8Array.of(255, 255, 255, 255, 105, 84, 88, 116, 0, 0)),
      "no-data",
    ],
    ["our chunk, cut", withPictureData(PNG, DATA).subarray(0, 200), "no-data"],
    ["a wrong CRC", changed(withPictureData(PNG, DATA), SIGNATURE.length + HEADER.length + 40, 0x21), "damaged"],
    [
      "compressed data, which might be a bomb",
      pngWith(itxt(join(ascii("Charticle\0\x01\0\0\0"), deflateSync(new Uint8Array(1e6))))),
      "damaged",
    ],
    ["a language tag", pngWith(itxt(ascii("Charticle\0\0\0en\0\0{}"))), "damaged"],
    ["no JSON", pngWith(ours("{")), "damaged"],
    ["no UTF-8", pngWith(itxt(join(ascii("Charticle\0\0\0\0\0"), Uint8Array.of(0x22, 0xff, 0x22)))), "damaged"],
    ["more data than we write", pngWith(ours(`"${"a".repeat(MAX_DATA_BYTES)}"`)), "damaged"],
    ["JSON of a hundred thousand brackets", pngWith(ours("[".repeat(60_000))), "damaged"],
    ["a version to come", pngWith(ours(JSON.stringify({ ...DATA, version: 2 }))), "damaged"],
    ["no points", pngWith(ours(JSON.stringify({ ...DATA, points: [] }))), "damaged"],
    ["61 points", pngWith(ours(JSON.stringify({ ...DATA, points: Array(61).fill(DATA.points[0]) }))), "damaged"],
    [
      "two values for one series",
      pngWith(ours(JSON.stringify({ ...DATA, points: [{ name: "a", values: [1, 2] }] }))),
      "damaged",
    ],
    ["a number too large for a number", pngWith(ours(JSON.stringify(DATA).replace("[12]", "[1e999]"))), "damaged"],
    ["a name as long as a book", pngWith(ours(JSON.stringify({ ...DATA, title: "a".repeat(201) }))), "damaged"],
    ["a theme that isn't one", pngWith(ours(JSON.stringify({ ...DATA, theme: "constructor" }))), "damaged"],
    ["a file too large to look at", withLength(MAX_PNG_BYTES + 1), "too-large"],
  ])("%s: %3$s", (_, bytes, reason) => {
    expect(readPictureData(bytes)).toEqual({ ok: false, reason });
  });

  it("drops what the schema doesn't know, such as a text or a prototype", () => {
    const json = JSON.stringify(DATA).replace("{", '{"text":"secret","__proto__":{"polluted":true},');
    const read = readPictureData(pngWith(ours(json)));
    expect(read).toEqual({ ok: true, data: DATA });
    expect("polluted" in {}).toBe(false);
  });

  it("never throws, whatever bytes follow the signature or change in our own", () => {
    const own = withPictureData(PNG, DATA);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
        expect(readPictureData(join(SIGNATURE, noise))).toHaveProperty("ok");
      }),
    );
    fc.assert(
      fc.property(fc.nat(own.length - 1), fc.nat(255), fc.nat(own.length), (at, to, length) => {
        const read = readPictureData(changed(own, at, to).subarray(0, length));
        if (read.ok) expect(read.data).toEqual(DATA);
      }),
    );
  });

  it("reads a view into a larger buffer", () => {
    const own = withPictureData(PNG, DATA);
    expect(readPictureData(join(new Uint8Array(7), own).subarray(7))).toEqual({ ok: true, data: DATA });
  });
});

function withLength(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(PNG);
  return bytes;
}

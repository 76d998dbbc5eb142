/**
 * Writes what a picture shows into its PNG, and reads it from a PNG that anyone may have made. The data is JSON in one
 * uncompressed iTXt chunk (PNG specification, 11.3.3.4) behind the header. Plain bytes: browser and server alike.
 *
 *   const png = withPictureData(bytes, pictureDataOf(chart, drawn));
 *   const read = readPictureData(png); // { ok: true, data } or { ok: false, reason: "no-data" }
 */
import { type PictureData, pictureDataSchema } from "./picture-data.ts";
import { chunkBytes, isPng, type PngChunk, pngChunks } from "./png-chunks.ts";

/** Larger files are not looked at: a 3840 x 2160 picture of ours has far less. */
export const MAX_PNG_BYTES = 16 * 1024 * 1024;
/** 60 points x 5 series with the longest names fit in half of it. */
export const MAX_DATA_BYTES = 64 * 1024;

const KEYWORD = "Charticle";
/** Keyword, its end, not compressed, method 0, no language, no translated keyword. */
const PREFIX = [...[...KEYWORD].map((letter) => letter.charCodeAt(0)), 0, 0, 0, 0, 0];

export type ReadPictureData =
  | { ok: true; data: PictureData }
  /** `too-large` and `not-png`: the file. `no-data`: a PNG, but not one of ours. `damaged`: ours, but changed. */
  | { ok: false; reason: "too-large" | "not-png" | "no-data" | "damaged" };

/** The same picture with its data, in place of any that it had. Throws a RangeError when `png` is no PNG. */
export function withPictureData(png: Uint8Array, data: PictureData): Uint8Array<ArrayBuffer> {
  const chunks = isPng(png) ? [...pngChunks(png)] : [];
  const [header] = chunks;
  if (header?.type !== "IHDR" || chunks.at(-1)?.type !== "IEND") throw new RangeError("These bytes are no PNG.");
  const text = new TextEncoder().encode(JSON.stringify(data));
  const own = chunkBytes("iTXt", Uint8Array.of(...PREFIX, ...text));
  const others = chunks.slice(1).filter((chunk) => !isOurs(chunk));
  return joined([png.subarray(0, header.end), own, ...others.map(({ start, end }) => png.subarray(start, end))]);
}

/** Never throws, unpacks nothing, looks at one chunk of at most 64 KiB. */
export function readPictureData(bytes: Uint8Array): ReadPictureData {
  if (bytes.length > MAX_PNG_BYTES) return { ok: false, reason: "too-large" };
  if (!isPng(bytes)) return { ok: false, reason: "not-png" };
  for (const chunk of pngChunks(bytes)) if (isOurs(chunk)) return readChunk(chunk);
  return { ok: false, reason: "no-data" };
}

/** Ours whatever follows the keyword: a compressed copy is found too, and refused. */
function isOurs({ type, data }: PngChunk): boolean {
  return type === "iTXt" && PREFIX.slice(0, KEYWORD.length + 1).every((byte, index) => data[index] === byte);
}

function readChunk({ data, hasRightCrc }: PngChunk): ReadPictureData {
  const damaged = { ok: false, reason: "damaged" } as const;
  if (data.length > PREFIX.length + MAX_DATA_BYTES) return damaged;
  if (!PREFIX.every((byte, index) => data[index] === byte) || !hasRightCrc()) return damaged;
  const parsed = pictureDataSchema.safeParse(parsedJson(data.subarray(PREFIX.length)));
  return parsed.success ? { ok: true, data: parsed.data } : damaged;
}

function parsedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

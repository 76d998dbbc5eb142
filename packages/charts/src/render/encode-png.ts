/**
 * Pixels in, PNG bytes out, on a thread of Node's own: resvg's encoder would hold up the server for three times as long
 * and make larger files of our flat colours.
 *
 *   await encodePng({ width: 1600, height: 900, rgba }) // about 40 KB
 */
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { chunkBytes, SIGNATURE } from "../picture-data/png-chunks.ts";

const BYTES_PER_PIXEL = 4;
/** IHDR after the size: 8 bits a channel, RGBA, deflate, filters by row, not interlaced (PNG specification, 11.2.1). */
const FORMAT = [8, 6, 0, 0, 0];

const deflated = promisify(deflate);

type Pixels = { width: number; height: number; rgba: Uint8Array };

export async function encodePng({ width, height, rgba }: Pixels): Promise<Uint8Array> {
  const size = new DataView(new ArrayBuffer(8));
  size.setUint32(0, width);
  size.setUint32(4, height);
  const rowBytes = width * BYTES_PER_PIXEL;
  // Each row starts with the number of its filter: 0 is none, which suits flat colours best.
  const rows = new Uint8Array((rowBytes + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(rgba.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1);
  }
  return Buffer.concat([
    Uint8Array.from(SIGNATURE),
    chunkBytes("IHDR", Uint8Array.of(...new Uint8Array(size.buffer), ...FORMAT)),
    chunkBytes("IDAT", await deflated(rows)),
    chunkBytes("IEND", new Uint8Array()),
  ]);
}

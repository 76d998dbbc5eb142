/**
 * PNG bytes in, its chunks out, one after the other, without copying or unpacking anything. Source: PNG specification
 * (third edition), 5.3: length, type, data, CRC.
 *
 *   for (const chunk of pngChunks(bytes)) chunk.type // "IHDR", …, "IEND"
 */

export const SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and CRC around a chunk's data. */
export const CHUNK_FRAME_BYTES = 12;

export type PngChunk = {
  type: string;
  /** Offset of the chunk's length field. */
  start: number;
  /** Offset behind the chunk's CRC. */
  end: number;
  data: Uint8Array;
  hasRightCrc: () => boolean;
};

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/** Ends after IEND, or silently where the file is cut or a length leads out of it; who needs IEND looks for it. */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = SIGNATURE.length;
  while (start + CHUNK_FRAME_BYTES <= bytes.length) {
    const length = view.getUint32(start);
    const end = start + CHUNK_FRAME_BYTES + length;
    if (end > bytes.length) return;
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    const crcAt = end - 4;
    const checked = bytes.subarray(start + 4, crcAt);
    yield {
      type,
      start,
      end,
      data: bytes.subarray(start + 8, crcAt),
      hasRightCrc: () => crc32(checked) === view.getUint32(crcAt),
    };
    if (type === "IEND") return;
    start = end;
  }
}

/** The four-letter type and the data as the bytes of one chunk. */
export function chunkBytes(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(CHUNK_FRAME_BYTES + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** What each byte does to the remainder. */
const CRC_STEPS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let step = byte;
  for (let bit = 0; bit < 8; bit++) step = step & 1 ? (step >>> 1) ^ 0xedb88320 : step >>> 1;
  return step;
});

/** CRC-32 of PNG's annex D. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_STEPS[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

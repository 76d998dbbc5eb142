/**
 * The server's links as they are stored: a number of one byte for each place, each step worth the same.
 * `wideLinks(bytes, cues)` → the links; `packedLinks(weights)` → the bytes.
 */
import type { Links } from "../equipment.ts";
import type { Cues } from "./cues.ts";

/** Steps to one of a weight, which is a logarithm of odds: finer ones only keep noise. */
const STEPS = 32;
const MOST = 127;

/** What a step of a path's score is worth beside those of the page's links, whose measure the signs of readings have. */
const SCALE = 0.25;

/** Fewer paths than the page's links follow: words tell the best ones apart earlier. */
const BEAM = 10;

export const packedLinks = (weights: ArrayLike<number>): Uint8Array =>
  new Uint8Array(
    Int8Array.from(weights, (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight * STEPS)))).buffer,
  );

export const wideLinks = (bytes: Uint8Array, cues: Cues): Links => ({
  weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  cues,
  scale: SCALE,
  beam: BEAM,
});

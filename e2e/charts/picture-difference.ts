/**
 * Two pictures of the same size in, how much they differ out (quality, statement 22).
 *
 *   const difference = pictureDifference(pixelsOfScene(scene), pixelsOfPng(png));
 *   difference.share <= MAX_SHARE && difference.worstTile <= MAX_TILE_SHARE
 */

export const MAX_SHARE = 0.02;
export const MAX_TILE_SHARE = 0.15;

const TILE_PX = 24;
/** Tiles overlap by two thirds, so that a lost label can't hide on the border of two. */
const TILE_STEP_PX = 8;
/** A tile with less drawn on it than this counts as if it had as much: a lone edge pixel is no lost label. */
const MIN_DRAWN_PER_TILE = 160;
/** Of 255, in the worst channel: smoothing of edges differs between two renderers by less, a lost letter by more. */
const TOLERANCE = 64;

/** RGBA, row by row, opaque. */
export type Pixels = { width: number; height: number; rgba: Uint8Array };

export type PictureDifference = {
  /** Differing pixels per pixel that is not background in either picture. */
  share: number;
  /** The same within the worst 24 x 24 tile. */
  worstTile: number;
  worstTileAt: { x: number; y: number };
};

/** Throws a RangeError when the sizes differ. The background is the colour of the first picture's first pixel. */
export function pictureDifference(one: Pixels, other: Pixels): PictureDifference {
  if (one.width !== other.width || one.height !== other.height) throw new RangeError("The pictures differ in size.");
  const { width, height } = one;
  const background = one.rgba.subarray(0, 4);
  const drawn = new Uint8Array(width * height);
  const differs = new Uint8Array(width * height);
  for (let pixel = 0; pixel < drawn.length; pixel++) {
    const here = one.rgba.subarray(pixel * 4, pixel * 4 + 4);
    const there = other.rgba.subarray(pixel * 4, pixel * 4 + 4);
    if (distance(here, background) > 0 || distance(there, background) > 0) drawn[pixel] = 1;
    if (distance(here, there) > TOLERANCE) differs[pixel] = 1;
  }
  const all = { x: 0, y: 0, width, height };
  const share =
    count({ of: differs, rowPx: width, in: all }) / Math.max(1, count({ of: drawn, rowPx: width, in: all }));
  let worst = { worstTile: 0, worstTileAt: { x: 0, y: 0 } };
  for (const tile of tilesOf(width, height)) {
    const differing = count({ of: differs, rowPx: width, in: tile });
    const drawnHere = Math.max(MIN_DRAWN_PER_TILE, count({ of: drawn, rowPx: width, in: tile }));
    if (differing / drawnHere > worst.worstTile) {
      worst = { worstTile: differing / drawnHere, worstTileAt: { x: tile.x, y: tile.y } };
    }
  }
  return { share, ...worst };
}

function distance(one: Uint8Array, other: Uint8Array): number {
  return Math.max(
    Math.abs((one[0] ?? 0) - (other[0] ?? 0)),
    Math.abs((one[1] ?? 0) - (other[1] ?? 0)),
    Math.abs((one[2] ?? 0) - (other[2] ?? 0)),
  );
}

type Area = { x: number; y: number; width: number; height: number };

function* tilesOf(width: number, height: number): Generator<Area> {
  for (let y = 0; y <= height - TILE_PX; y += TILE_STEP_PX) {
    for (let x = 0; x <= width - TILE_PX; x += TILE_STEP_PX) yield { x, y, width: TILE_PX, height: TILE_PX };
  }
}

function count({ of: flags, rowPx, in: area }: { of: Uint8Array; rowPx: number; in: Area }): number {
  let sum = 0;
  for (let row = area.y; row < area.y + area.height; row++) {
    for (let at = row * rowPx + area.x; at < row * rowPx + area.x + area.width; at++) sum += flags[at] ?? 0;
  }
  return sum;
}

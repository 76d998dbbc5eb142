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
  const cellsX = Math.ceil(one.width / TILE_STEP_PX);
  const cellsY = Math.ceil(one.height / TILE_STEP_PX);
  const drawn = new Uint32Array(cellsX * cellsY);
  const differing = new Uint32Array(cellsX * cellsY);
  const all = { drawn: 0, differing: 0 };
  for (let pixel = 0; pixel < one.width * one.height; pixel++) {
    const here = { of: one.rgba, at: pixel * 4 };
    const there = { of: other.rgba, at: pixel * 4 };
    const ground = { of: one.rgba, at: 0 };
    if (distance(here, ground) === 0 && distance(there, ground) === 0) continue;
    const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)];
    const cell = Math.floor(y / TILE_STEP_PX) * cellsX + Math.floor(x / TILE_STEP_PX);
    drawn[cell] = (drawn[cell] ?? 0) + 1;
    all.drawn++;
    if (distance(here, there) <= TOLERANCE) continue;
    differing[cell] = (differing[cell] ?? 0) + 1;
    all.differing++;
  }
  let worst = { worstTile: 0, worstTileAt: { x: 0, y: 0 } };
  for (const { x, y, cells } of tilesOf(one, cellsX)) {
    const differingHere = sumOf(differing, cells);
    if (differingHere === 0) continue;
    const share = differingHere / Math.max(MIN_DRAWN_PER_TILE, sumOf(drawn, cells));
    if (share > worst.worstTile) worst = { worstTile: share, worstTileAt: { x, y } };
  }
  return { share: all.differing / Math.max(1, all.drawn), ...worst };
}

type Place = { of: Uint8Array; at: number };

function distance(one: Place, other: Place): number {
  let worst = 0;
  for (let channel = 0; channel < 3; channel++) {
    const off = Math.abs((one.of[one.at + channel] ?? 0) - (other.of[other.at + channel] ?? 0));
    if (off > worst) worst = off;
  }
  return worst;
}

const CELLS_A_TILE = TILE_PX / TILE_STEP_PX;

/** Every whole tile, with the cells of a step's size that it is made of. */
function* tilesOf({ width, height }: Pixels, cellsX: number) {
  for (let y = 0; y <= height - TILE_PX; y += TILE_STEP_PX) {
    for (let x = 0; x <= width - TILE_PX; x += TILE_STEP_PX) {
      const first = (y / TILE_STEP_PX) * cellsX + x / TILE_STEP_PX;
      const cells = Array.from(
        { length: CELLS_A_TILE ** 2 },
        (_, at) => first + Math.floor(at / CELLS_A_TILE) * cellsX + (at % CELLS_A_TILE),
      );
      yield { x, y, cells };
    }
  }
}

const sumOf = (counts: Uint32Array, cells: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + (counts[cell] ?? 0), 0);

/**
 * The wishes of each theme in, `src/palettes.ts` out: the nearest colours (in OKLCH) that keep craft's rules 13 to 15.
 * Seeded, so that the same wishes give the same file (about two minutes on one core).
 *
 *   node packages/charts/scripts/search-palettes.ts           then `npm run format`
 *   node packages/charts/scripts/search-palettes.ts --check   writes nothing; exits with 1 where the file says otherwise
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { MODES, THEMES } from "@charticle/contract";
import { clampChroma, formatHex, type Oklch, oklch } from "culori";
import { textOf } from "../src/digits.ts";
import { PALETTES } from "../src/palettes.ts";
import { shortfallOf } from "./palette-rules.ts";
import { PALETTE_WISHES, type PaletteWish } from "./palette-wishes.ts";

const STEPS = 12_000;
const SEEDS = [1, 2, 3, 5, 8, 13];

/** mulberry32: a small generator with a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const toOklch = (hex: string): Oklch => {
  const color = oklch(hex);
  if (!color) throw new RangeError(`${hex} is no colour.`);
  return color;
};
const toHex = (color: Oklch): string => formatHex(clampChroma(color, "oklch"));

/** How far a colour is from the wished one: a hue weighs more where there is chroma to see it. */
function distance(color: Oklch, wish: Oklch): number {
  const turn = Math.abs((((color.h ?? 0) - (wish.h ?? 0) + 540) % 360) - 180) / 30;
  return ((color.l - wish.l) / 0.08) ** 2 + ((color.c - wish.c) / 0.05) ** 2 + (turn * Math.min(1, wish.c / 0.06)) ** 2;
}

type Marks = { series: string[]; highlight: string };

/** The best of several walks, for one alone may end in a valley. */
function search(wish: PaletteWish): Marks {
  const walks = SEEDS.map((seed) => walk(wish, randomFrom(seed)));
  const [best] = walks.sort((one, other) => one.cost - other.cost);
  if (!best) throw new RangeError("A search needs a seed.");
  const hexes = best.colors.map(toHex);
  return { series: hexes.slice(0, 5), highlight: hexes[5] ?? "" };
}

/** Simulated annealing: early on a worse step is taken now and then. */
function walk(wish: PaletteWish, random: () => number): { colors: Oklch[]; cost: number } {
  const wished = [...wish.series, wish.highlight].map(toOklch);
  const costOf = (colors: readonly Oklch[]): number => {
    const hexes = colors.map(toHex);
    const far = colors.reduce((sum, color, index) => sum + distance(color, wished[index] ?? color), 0);
    return far + 100 * shortfallOf({ paper: wish.paper, series: hexes.slice(0, 5), highlight: hexes[5] ?? "" });
  };
  let now = { colors: wished, cost: costOf(wished) };
  let best = now;
  for (let step = 0; step < STEPS; step++) {
    const heat = 1 - step / STEPS;
    const moved = Math.floor(random() * wished.length);
    const colors = now.colors.map((color, index) => (index === moved ? nudged({ color, reach: heat, random }) : color));
    const next = { colors, cost: costOf(colors) };
    if (next.cost < now.cost || random() < Math.exp((now.cost - next.cost) / (heat ** 2 + 1e-9))) now = next;
    if (now.cost < best.cost) best = now;
  }
  return best;
}

function nudged({ color, reach, random }: { color: Oklch; reach: number; random: () => number }): Oklch {
  const around = (size: number): number => (random() + random() - 1) * size * Math.max(reach, 0.05);
  return {
    mode: "oklch",
    l: Math.min(0.97, Math.max(0.15, color.l + around(0.15))),
    c: Math.max(0, color.c + around(0.08)),
    h: ((color.h ?? 0) + around(50) + 360) % 360,
  };
}

function paletteOf(wish: PaletteWish): string {
  const { series, highlight } = search(wish);
  const { paper, ink, mutedInk, line } = wish;
  return textOf(
    [paper, ink, mutedInk, line, highlight, ...series].flatMap((hex) =>
      [hex.slice(1, 4), hex.slice(4)].map((half) => Number.parseInt(half, 16)),
    ),
  );
}

const palettes = Object.fromEntries(
  THEMES.map((theme) => [
    theme,
    Object.fromEntries(MODES.map((mode) => [mode, paletteOf(PALETTE_WISHES[theme][mode])])),
  ]),
);
/** Catches the quoted key of `"paper": `; not a quoted value. */
const QUOTED_KEY = /"(\w+)":/g;
const source = `/**
 * Made by \`node packages/charts/scripts/search-palettes.ts\`: do not edit. Colours of each theme and mode, two numbers of
 * \`digits.ts\` each: paper, ink, muted ink, line, highlight, the five series.
 */
import type { Mode, Theme } from "@charticle/contract";

export const PALETTES: Readonly<Record<Theme, Readonly<Record<Mode, string>>>> = ${JSON.stringify(palettes, null, 2).replace(QUOTED_KEY, "$1:")};
`;
if (process.argv.includes("--check")) {
  const same = isDeepStrictEqual(palettes, PALETTES);
  process.stdout.write(
    same ? "src/palettes.ts is what the search finds.\n" : "src/palettes.ts is not what the search finds.\n",
  );
  process.exitCode = same ? 0 : 1;
} else writeFileSync(fileURLToPath(new URL("../src/palettes.ts", import.meta.url)), source);

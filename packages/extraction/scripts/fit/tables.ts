/** Tables of fitted weights: as they are stored, and written as modules. */
import { writeFileSync } from "node:fs";
import { dirname, relative } from "node:path/posix";
import { packWeights, unpackWeights } from "../../src/read/rank/packed-weights.ts";

/** Weights beyond this share of all are cut. */
const WITHIN = 0.995;

function packedOf(weights: Float64Array, levels: number): { text: string; scale: number } {
  const sizes = [...weights]
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  return packWeights([...weights], sizes[Math.floor(sizes.length * WITHIN)] ?? 1, levels);
}

/** The weights, as coarse as they are stored. */
export function asStored(weights: Float64Array, levels: number): Float32Array {
  const { text, scale } = packedOf(weights, levels);
  return unpackWeights(text, scale, levels);
}

/** Steps of what stands around figures. */
export const WORD_LEVELS = 6;

/** A few weights as a line of code. */
export const listed = (name: string, weights: Iterable<number>): string =>
  `export const ${name}: readonly number[] =\n  "${[...weights].map((weight) => Number(weight.toFixed(2))).join(" ")}"\n    .split(" ")\n    .map(Number);`;

export const write = (path: string, lines: readonly string[]): void =>
  writeFileSync(new URL(`../../src/${path}`, import.meta.url), `${lines.join("\n")}\n`);

/** What `unpackWeights` takes. */
export function packedLine(weights: Float64Array, levels: number): string {
  const { text, scale } = packedOf(weights, levels);
  return `${JSON.stringify(text)}, ${scale}, ${levels}`;
}

/** The line by which a written module takes what unpacks its table. */
export function unpackImport(path: string): string {
  const from = relative(dirname(path), "read/rank/packed-weights.ts");
  return `import { unpackWeights } from "${from.startsWith(".") ? from : `./${from}`}";`;
}

export function writeTable(
  path: string,
  { about, name }: Record<"about" | "name", string>,
  weights: Float64Array,
  levels: number,
): void {
  const { text, scale } = packedOf(weights, levels);
  const kept = unpackWeights(text, scale, levels).filter((weight) => weight !== 0).length;
  console.log(`${path}: ${kept} of ${weights.length} places count`);
  write(path, [
    `/** Written by \`npm run fit\`: ${about} */`,
    unpackImport(path),
    "",
    `export const ${name} = unpackWeights(`,
    `  ${JSON.stringify(text)},`,
    `  ${scale},`,
    `  ${levels},`,
    ");",
  ]);
}

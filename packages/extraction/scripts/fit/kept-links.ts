/** The server's links of each fold and of all texts, kept between runs: the trees can be fitted anew without them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { FOLD_NUMBERS } from "./fit-corpora.ts";
import { linksWithout } from "./in-workers.ts";

const EPOCHS = 6;
const folder = new URL("../../../../node_modules/.cache/charticle-fit/", import.meta.url);
const fileOf = (fold: number | null): URL => new URL(`links-${fold ?? "all"}.bin`, folder);

/** Those of the last time. */
const linksOf = (fold: number | null): Float64Array =>
  new Float64Array(new Uint8Array(readFileSync(fileOf(fold))).buffer);

/** How links are come by: fitted anew, or as they were the last time. */
export type LinksBy = "anew" | "kept";

const meanOf = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((weight, at) => (weight + (other[at] ?? 0)) / 2);

/**
 * Links of texts made up and links of these and real prose meet halfway: those of both alone forget of the first what they learn of
 * the second, and the mean of the two reads more of either, seen or not.
 */
async function fitted(wanted: readonly (number | null)[]): Promise<Float64Array[]> {
  const plain = await linksWithout(wanted, { epochs: EPOCHS, wide: true, real: false });
  const both = await linksWithout(wanted, { epochs: EPOCHS, wide: true, real: true });
  return plain.map((one, at) => meanOf(one, both[at] ?? one));
}

/** One for each fold, last those of all texts. */
export async function keptLinks(by: LinksBy): Promise<Float64Array[]> {
  const wanted = [...FOLD_NUMBERS, null];
  const known = wanted.every((fold) => existsSync(fileOf(fold)));
  if (by === "kept" && known) return wanted.map(linksOf);
  const made = await fitted(wanted);
  mkdirSync(folder, { recursive: true });
  for (const [at, fold] of wanted.entries())
    writeFileSync(fileOf(fold), new Uint8Array((made[at] ?? new Float64Array()).buffer));
  return made;
}

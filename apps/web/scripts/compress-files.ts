/** A worker of compress.ts: writes the brotli and the gzip copy of each file of its hand. */
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { workerData } from "node:worker_threads";
import { brotliCompress, constants } from "node:zlib";
import zopfli from "@gfx/zopfli";
import { z } from "zod/mini";

const brotli = promisify(brotliCompress);
/** More rounds gain less than 1 in 1000 here. */
const ROUNDS = 5;

for (const file of z.array(z.string()).parse(workerData)) {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${file}.gz`, await zopfli.gzipAsync(content, { numiterations: ROUNDS }));
}

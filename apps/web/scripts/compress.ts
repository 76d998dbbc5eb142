/**
 * A brotli and a gzip copy beside every file that is served as it stands: `await compressBelow(files)`.
 * Browsers take the brotli copy; gzip is what is left for the others, so it is made once, as small as the format allows
 * (zopfli: 3 to 8% below zlib's best), on all cores: it takes some seconds of the build. Scripts are minified once more
 * before that, by terser, which sees what the bundler's quicker minifier does not.
 */
import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { checkNames } from "./reader-names.ts";

const MIN_BYTES = 256;
// catches "app-1a.js", "favicon.svg", must not catch "inter.woff2" or "index.html"
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|vtt|ttf)$/;

type Sized = { file: string; bytes: number };

/** Files dealt out so that each hand has about as many bytes: the largest first, each to the lightest hand. */
export function dealt(files: readonly Sized[], hands: number): string[][] {
  const loads = Array.from({ length: hands }, () => ({ bytes: 0, files: [] as string[] }));
  for (const { file, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
    const lightest = loads.reduce((least, load) => (load.bytes < least.bytes ? load : least));
    lightest.bytes += bytes;
    lightest.files.push(file);
  }
  return loads.map((load) => load.files).filter((hand) => hand.length > 0);
}

const compressed = (files: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./compress-files.ts", import.meta.url), { workerData: files });
    worker.on("error", reject);
    worker.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`compressing ended with ${code}`))));
  });

/** @param files paths; those that need no copy (pictures, fonts, pages, tiny ones) are passed over */
export async function compressBelow(files: readonly string[]): Promise<void> {
  const named = files.filter((name) => COMPRESSIBLE.test(name));
  await checkNames(named);
  const sized = await Promise.all(named.map(async (file) => ({ file, bytes: (await stat(file)).size })));
  const hands = dealt(
    sized.filter(({ bytes }) => bytes >= MIN_BYTES),
    availableParallelism(),
  );
  await Promise.all(hands.map(compressed));
}

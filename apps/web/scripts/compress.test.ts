import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressBelow, dealt } from "./compress.ts";

test("each hand gets about as many bytes, and every file is in one", () => {
  const files = [9, 1, 5, 4, 3, 2].map((bytes) => ({ file: `${bytes}.js`, bytes }));
  expect(dealt(files, 2)).toEqual([
    ["9.js", "3.js"],
    ["5.js", "4.js", "2.js", "1.js"],
  ]);
  expect(dealt(files.slice(0, 1), 4)).toEqual([["9.js"]]);
});

/** As a bundler leaves it: minified, and yet with a name that nobody needs and a branch that says the same twice. */
const SCRIPT = Array.from(
  { length: 20 },
  (_, at) => `export function part${at}(a,b){let c=a*${at};if(b){return c+1}else{return c+2}}`,
).join("");

test("a script gets smaller; both copies hold it, and the gzip one is smaller than zlib's best", async () => {
  const folder = await mkdtemp(join(tmpdir(), "charticle-compress-"));
  try {
    const files = ["app.js", "tiny.js", "font.woff2"].map((name) => join(folder, name));
    const [app = "", tiny = "", font = ""] = files;
    await writeFile(app, SCRIPT);
    await writeFile(tiny, "1");
    await writeFile(font, SCRIPT);
    await compressBelow(files);
    expect((await readdir(folder)).toSorted()).toEqual(["app.js", "app.js.br", "app.js.gz", "font.woff2", "tiny.js"]);
    const script = await readFile(app);
    expect(script.length).toBeLessThan(SCRIPT.length);
    expect(script.toString().match(/part\d+/g)).toEqual(SCRIPT.match(/part\d+/g)); // catches "part7", not "a"
    expect((await readFile(font)).toString()).toBe(SCRIPT);
    const gzip = await readFile(`${app}.gz`);
    expect(gunzipSync(gzip)).toEqual(script);
    expect(brotliDecompressSync(await readFile(`${app}.br`))).toEqual(script);
    expect(gzip.length).toBeLessThan(gzipSync(script, { level: 9 }).length);
  } finally {
    await rm(folder, { recursive: true });
  }
});

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

test("both copies hold the file, and the gzip one is smaller than zlib's best", async () => {
  const folder = await mkdtemp(join(tmpdir(), "charticle-compress-"));
  try {
    const script = await readFile(new URL("./compress.ts", import.meta.url));
    const files = ["app.js", "tiny.js", "font.woff2"].map((name) => join(folder, name));
    const [app = "", tiny = "", font = ""] = files;
    await writeFile(app, script);
    await writeFile(tiny, "1");
    await writeFile(font, script);
    await compressBelow(files);
    expect((await readdir(folder)).toSorted()).toEqual(["app.js", "app.js.br", "app.js.gz", "font.woff2", "tiny.js"]);
    const gzip = await readFile(`${app}.gz`);
    expect(gunzipSync(gzip)).toEqual(script);
    expect(brotliDecompressSync(await readFile(`${app}.br`))).toEqual(script);
    expect(gzip.length).toBeLessThan(gzipSync(script, { level: 9 }).length);
  } finally {
    await rm(folder, { recursive: true });
  }
});

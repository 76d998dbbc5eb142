/**
 * The last steps of `react-router build`: hashed names of islands into the static pages, build/pages.json for the
 * server, and a brotli and a gzip copy of every file that is served as it stands. HTML is not compressed here: the
 * server fills in the run-time facts first.
 */
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { BROWSER_PAGES, PRERENDERED_PAGES } from "../src/pages.ts";
import { drawPictures } from "./draw-pictures.ts";

type BuildEnd = { reactRouterConfig: { buildDirectory: string } };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const MIN_BYTES = 1024;
// catches "app-1a.js", "favicon.svg", must not catch "inter.woff2" or "index.html"
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|vtt|ttf)$/;

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

async function nameIslands(client: string, files: readonly string[]): Promise<void> {
  const assets = await readdir(join(client, "assets"));
  for (const page of files.filter((file) => file.endsWith(".html"))) {
    const html = await readFile(page, "utf8");
    // catches "/islands/landing.js", must not catch "/islands/"
    const named = html.replaceAll(/\/islands\/([a-z-]+)\.js/g, (_, name: string) => {
      const asset = assets.find((file) => file.startsWith(`island-${name}-`) && file.endsWith(".js"));
      if (!asset) throw new Error(`${page} asks for the island ${name}, which was not built`);
      return `/assets/${asset}`;
    });
    if (named !== html) await writeFile(page, named);
  }
}

/** Static pages carry their styles in themselves: the first picture waits for one file, not for three. */
async function inlineStyles(client: string, files: readonly string[]): Promise<void> {
  for (const page of files.filter((file) => file.endsWith(".html"))) {
    const html = await readFile(page, "utf8");
    if (html.includes("__reactRouterContext")) continue;
    const inlined: string[] = [];
    // catches '<link rel="stylesheet" href="/assets/root-1a.css"/>', must not catch '<link rel="icon" href="/favicon.svg"/>'
    for (const [link, href = ""] of html.matchAll(/<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g)) {
      const css = await readFile(join(client, href), "utf8");
      if (css.includes("</style")) throw new Error(`${href} would end the style element`);
      inlined.push(link, `<style>${css.trim()}</style>`);
    }
    let result = html;
    for (let at = 0; at < inlined.length; at += 2)
      result = result.replace(inlined[at] ?? "", () => inlined[at + 1] ?? "");
    if (result !== html) await writeFile(page, result);
  }
}

async function compress(files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
    if ((await stat(file)).size < MIN_BYTES) continue;
    const content = await readFile(file);
    await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
  }
}

export async function finishBuild({ reactRouterConfig: { buildDirectory } }: BuildEnd): Promise<void> {
  const client = join(buildDirectory, "client");
  const files = await filesBelow(client);
  await nameIslands(client, files);
  await inlineStyles(client, files);
  await drawPictures(client);
  await compress(files);
  const pages = { prerendered: PRERENDERED_PAGES, browser: BROWSER_PAGES };
  await writeFile(join(buildDirectory, "pages.json"), `${JSON.stringify(pages, null, 2)}\n`);
  await rm(join(client, ".vite"), { recursive: true, force: true });
}

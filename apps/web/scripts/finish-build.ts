/**
 * The last steps of `react-router build`: islands and used styles into the static pages, build/pages.json for the
 * server, and a brotli and a gzip copy of every file that is served as it stands. HTML is not compressed here: the
 * server fills in the run-time facts first.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BROWSER_PAGES, PRERENDERED_PAGES } from "../src/pages.ts";
import { compressBelow } from "./compress.ts";
import { drawPictures } from "./draw-pictures.ts";
import { inlineStyles } from "./inline-styles.ts";
import { buildIslands } from "./island-files.ts";

type BuildEnd = { reactRouterConfig: { buildDirectory: string } };

/** The start of what React Router hands from the build to a page, as it is where no page has a server loader. */
const NO_DATA = String.raw`enqueue("[{\"_1\":2,\"_3\":-5,\"_4\":-5},\"loaderData\",{},\"actionData\",\"errors\"]`;

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** Hashed names of islands, and styles, into the pages that no React comes to. */
async function finishStaticPages(client: string, files: readonly string[]): Promise<void> {
  const islands = await buildIslands(client);
  const scripts = await Promise.all([...islands.values()].map((address) => readFile(join(client, address), "utf8")));
  for (const page of files.filter((file) => file.endsWith(".html"))) {
    const html = await readFile(page, "utf8");
    if (html.includes("__reactRouterContext")) {
      if (!html.includes(NO_DATA)) throw new Error(`${page} hands over data: see src/app/without-server-data.ts`);
      continue;
    }
    // catches "/islands/landing.js", must not catch "/islands/"
    const named = html.replaceAll(/\/islands\/([a-z-]+)\.js/g, (_, name: string) => {
      const address = islands.get(name);
      if (!address) throw new Error(`${page} asks for the island ${name}, which there is not`);
      return address;
    });
    await writeFile(
      page,
      await inlineStyles({ html: named, scripts, read: (href) => readFile(join(client, href), "utf8") }),
    );
  }
}

export async function finishBuild({ reactRouterConfig: { buildDirectory } }: BuildEnd): Promise<void> {
  const client = join(buildDirectory, "client");
  await finishStaticPages(client, await filesBelow(client));
  await drawPictures(client);
  await compressBelow(await filesBelow(client));
  const pages = { prerendered: PRERENDERED_PAGES, browser: BROWSER_PAGES };
  await writeFile(join(buildDirectory, "pages.json"), `${JSON.stringify(pages, null, 2)}\n`);
  await rm(join(client, ".vite"), { recursive: true, force: true });
}

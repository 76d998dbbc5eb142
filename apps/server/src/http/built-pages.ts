/**
 * The pages that the web build left behind. In: its folder. Out: which page answers which path.
 *
 *   const pages = readBuiltPages("apps/web/build"); pages?.find("/login/") -> {file: "login/index.html", status: 200, …}
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const list = z.object({ prerendered: z.array(z.string()), browser: z.array(z.string()) });

export type BuiltPage = {
  /** Names the page among the built ones. */
  file: string;
  html: string;
  status: 200 | 404;
  /** Drawn in the browser alone: nothing for a search engine. */
  inBrowser: boolean;
};

export type BuiltPages = { find(path: string): BuiltPage };

const NOT_FOUND = "/not-found";

/** "/reset-password/:uidb64/:token" fits "/reset-password/a/b", not "/reset-password/a". */
const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(":") ? given[at] !== "" : part === given[at]))
  );
};

/** null where the web app has not been built. */
export function readBuiltPages(buildFolder: string): BuiltPages | null {
  const listFile = join(buildFolder, "pages.json");
  if (!existsSync(listFile)) return null;
  const { prerendered, browser } = list.parse(JSON.parse(readFileSync(listFile, "utf8")));
  const read = (file: string): string => readFileSync(join(buildFolder, "client", file), "utf8");
  const pageOf = (path: string): BuiltPage => {
    const file = path === "/" ? "index.html" : join(path.slice(1), "index.html");
    return { file, html: read(file), status: path === NOT_FOUND ? 404 : 200, inBrowser: false };
  };
  const byPath = new Map(prerendered.map((path) => [path, pageOf(path)]));
  const missing = byPath.get(NOT_FOUND) ?? pageOf(NOT_FOUND);
  const fallback: BuiltPage = {
    file: "__spa-fallback.html",
    html: read("__spa-fallback.html"),
    status: 200,
    inBrowser: true,
  };
  return {
    find(path) {
      const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
      return byPath.get(plain) ?? (browser.some((pattern) => fits(pattern, plain)) ? fallback : missing);
    },
  };
}

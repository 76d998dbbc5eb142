/** The way into this package is told by its README: each file and folder that it names is there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("./", import.meta.url);
const text = readFileSync(new URL("../README.md", source), "utf8");
const everything = new Set(
  readdirSync(source, { recursive: true, encoding: "utf8" }).flatMap((path) => [path, path.split("/").at(-1) ?? ""]),
);

const NAMED = /`((?:[\w-]+\/)*[\w-]+\.(?:ts|bin|txt)|(?:[\w-]+\/)+)`/g; // catches "`read/read.ts`" and "`text/`", not "`extract`"

test.each([...text.matchAll(NAMED)].map(([, path = ""]) => path))("%s is there", (path) => {
  const told = path.replace(/^src\//, "").replace(/\/$/, "");
  const found = everything.has(told) || [...everything].some((file) => file.endsWith(`/${told}`));
  expect(found || existsSync(new URL(`../../../${path}`, source))).toBe(true);
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { slowFirst } from "./slow-first.ts";

const root = join(import.meta.dirname, "..");

test("slow files come first in their room, the others stay in turn", () => {
  const files = [
    "packages a.test.ts",
    "packages packages/extraction/src/corpus/ratchet.test.ts",
    "server b.test.ts",
    "server c.test.ts",
    "server apps/server/src/ai/measure/measure-model.test.ts",
  ];
  const order = slowFirst(files, (file) => {
    const [room = "", path = ""] = file.split(" ");
    return { room, path };
  });
  expect(order.map((file) => files.indexOf(file))).toEqual([1, 0, 4, 2, 3]);
});

test("each file that is called slow is there", () => {
  const told = readFileSync(join(import.meta.dirname, "slow-first.ts"), "utf8").matchAll(/^ {2}"([\w/.-]+)",$/gm); // catches `  "a/b.test.ts",`, not a sentence
  const paths = [...told].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
});

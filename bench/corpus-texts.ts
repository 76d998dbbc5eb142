/** The texts of the development corpus, for benchmarks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { root } from "../scripts/root.mjs";

const line = z.object({ text: z.string() });

export const corpusTexts = (): string[] =>
  readFileSync(join(root, "packages/extraction/src/corpus/dev.jsonl"), "utf8")
    .split("\n")
    .filter((json) => json.trim() !== "")
    .map((json) => line.parse(JSON.parse(json)).text);

/** The trees that choose titles, written by `npm run fit -- --titles` and read once when the server starts; no page loads them. */
import { readFileSync } from "node:fs";
import { forestOf } from "../../read/trees/forest.ts";

export const TITLE_TREES = forestOf(readFileSync(new URL("./title-trees.bin", import.meta.url)));

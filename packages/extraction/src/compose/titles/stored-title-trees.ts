/** What chooses titles, written by `npm run fit -- --titles` and read once when the server starts; no page loads it. */
import { readFileSync } from "node:fs";
import { type Forest, forestOf } from "../../read/trees/forest.ts";
import { type CueWorths, worthsOf } from "./cue-worths.ts";

/** Trees, and what the words that they ask for are worth. */
export type TitleSense = { forest: Forest; worths: CueWorths };

export const TITLE_SENSE: TitleSense = {
  forest: forestOf(readFileSync(new URL("./title-trees.bin", import.meta.url))),
  worths: worthsOf(readFileSync(new URL("./title-cues.tsv", import.meta.url), "utf8")),
};

/** The trees beside the code, written by `npm run fit -- --trees` and read once when the server starts; no page loads them. */
import { readFileSync } from "node:fs";
import { forestOf } from "./forest.ts";

const stored = (name: string) => forestOf(readFileSync(new URL(`./${name}.bin`, import.meta.url)));

/** Which of near readings is right. */
export const RANK_TREES = stored("rank-trees");
/** How sure the best reading is: at first sight, and beside what another reader makes of the text. */
export const SURE_TREES = { first: stored("sure-trees"), second: stored("sure-trees-second") };

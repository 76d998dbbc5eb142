/**
 * What reading rests on beside its rules and links. The reader that stands by in the page for times without a network does
 * without what words mean: there is no room for it in what a page may load.
 */
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import type { Reading } from "./reading.ts";
import type { Ranked } from "./score.ts";
import type { Weights } from "./weights.ts";

export type Equipment = {
  ranks: Weights;
  /** Which readings of a text plainly take for names what is none. */
  misreadIn?: (scan: Scan) => (reading: Reading) => boolean;
  /** The readings, best first, in the order that words give them where they are near, with the names of the best settled. */
  settled?: (scan: Scan, mentions: readonly Mention[], rows: Ranked[]) => Ranked[];
};

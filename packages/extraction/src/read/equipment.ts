/**
 * What reading rests on beside its rules and links. The reader that stands by in the page for times without a network does
 * without what words mean, without trees and without the rules for few texts: there is no room for them in what a page may load.
 */
import type { Titles } from "../compose/title-input.ts";
import type { Mention } from "../recognize/mention.ts";
import type { SettleRule } from "../recognize/settle.ts";
import type { Scan } from "../text/scan.ts";
import type { Cues } from "./link/cues.ts";
import type { Ranked } from "./rank/score.ts";
import type { Weights } from "./rank/weights.ts";
import type { Reading } from "./reading.ts";

/** The learned links: their table, what they see of words, what one of a score counts in the signs of a reading, and how many paths they follow. */
export type Links = { weights: Weights; cues: Cues | null; scale: number; beam: number };

/** What the signs of the best reading count for a text being one to chart, and what stands around its figures. */
export type Chartable = { signs: readonly number[]; around: Weights };

/** Least odds of being a text to chart at which its best reading is shown: less is asked of a lone figure, and of what rules and links read alike. A lone figure must be this sure beside. */
export type LeastOdds = { plain: number; other: number; alone: number };

/** 0 to 1, at first sight and once it has looked twice. */
export type Sure = { first: number; second: () => number };

export type Equipment = {
  /** Where the readings look otherwise than the page's. */
  chartable?: Chartable;
  least?: LeastOdds;
  /** Links that see more than those of the page. */
  links?: Links;
  ranks: Weights;
  /** Rules that settle the mentions of few texts. */
  rules?: readonly SettleRule[];
  /** Which readings of a text plainly take for names what is none. */
  misreadIn?: (scan: Scan) => (reading: Reading) => boolean;
  /** The one reading of a text that holds nothing else: a part and its whole. */
  alone?: (scan: Scan, mentions: readonly Mention[]) => Reading[];
  /** The one reading of a pasted table, mended. */
  tabled?: (rows: Ranked[], scan: Scan) => Ranked[];
  /** The readings, best first, in the order that words give them where they are near, with the names of the best settled. */
  settled?: (scan: Scan, mentions: readonly Mention[], rows: Ranked[]) => Ranked[];
  /** Says what a chart shows, and what was left out of it and why, where more is known than plain words ahead tell. */
  titles?: Titles;
  /** How sure it is of the best, where it knows more than the plain signs tell. */
  sureness?: (readings: readonly Ranked[], scan: Scan, mentions: readonly Mention[], signs: readonly number[]) => Sure;
};

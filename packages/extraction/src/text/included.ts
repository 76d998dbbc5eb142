/**
 * What a name takes in is not named itself: "others, including Buddhists, Jains, and Sikhs, 1.4 percent" → "others 1.4 percent"; "Public
 * transport, such as buses and trams, carried 41%" → "Public transport carried 41%". Not "fees, including VAT, of £12 and £9 for VAT".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const ITEM = "[^,;:.()\\d\\n]{2,40}";
const TAKEN_IN = new RegExp(
  `, (?:including|such as|e\\.g\\.|for example|namely|mainly|mostly|primarily|chiefly|among them|which includes?) ${ITEM}(?:, (?:and |or )?${ITEM}){0,4},(?= (?:\\p{L}+ ){0,3}[$€£]?\\d)`,
  "giu",
); // catches ", including Jains and Sikhs," in front of " 1.4 percent", not ", including 12 Jains,"

/** Null where nothing is taken in so. */
export const included = (text: string): Squeezed | null =>
  /, (?:incl|such|e\.g|for ex|name|main|most|prim|chief|among|which)/iu.test(text) ? without(text, TAKEN_IN) : null; // catches ", including", not "including"

/**
 * A result is told before or after what is taken off it, which is no time: "Profit before tax was £3m", "earnings before interest and tax
 * rose to £3m", "loss after taxation". Not "profit before the merger", nor "before tax 40, after tax 31", which are held against each other.
 */
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";

/** What a result is called, and what is taken off it, as parts of patterns. */
export const RESULTS =
  "profits?|loss(?:es)?|earnings|income|results?|surplus|deficit|margins?|pay|ebit(?:da?)?|cash flow";
export const TAKEN_OFF =
  "tax|taxes|taxation|interest|depreciation|amorti[sz]ation|exceptionals?|goodwill|minorities|dividends|impairments?|provisions|one-offs";

const CUES: readonly string[] = ["before", "after"];
const TAKEN = new RegExp(`^(?:${TAKEN_OFF})$`, "u"); // catches "tax", not "taxi"
const TAKEN_ITEMS = /^(?:costs|charges|items)$/u; // catches "costs", not "cost"
const RESULT = new RegExp(`^(?:${RESULTS}|flow)$`, "u"); // catches "profit", not "profitable"

function isTakenOff(scan: Scan, { from }: Mention): boolean {
  if (!CUES.includes(lowerAt(scan, from))) return false;
  const taken = TAKEN.test(lowerAt(scan, from + 1)) || TAKEN_ITEMS.test(lowerAt(scan, from + 2)); // "before transformation costs"
  const bracket = lowerAt(scan, from - 1) === ")" ? 1 : 0; // "Profit/(loss) before tax"
  return taken && RESULT.test(lowerAt(scan, from - 1 - bracket));
}

/** The mentions without those times. */
export function beforeTax(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const told = mentions.filter((mention) => isAxis(mention) && isTakenOff(scan, mention));
  const ends = mentions.filter((mention) => isAxis(mention) && CUES.includes(lowerAt(scan, mention.from)));
  const held = ends.length === 2 && mentions.filter(isFigure).length === 2; // "before tax 52k, after tax 39k"
  const both = CUES.every((word) => scan.words.has(word));
  return both && (held || told.length === 0) ? mentions : mentions.filter((mention) => !told.includes(mention));
}

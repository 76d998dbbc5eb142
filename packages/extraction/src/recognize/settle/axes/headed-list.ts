/**
 * Where a list begins whose heading says that its numbers count: "Salaries: nurse 2000, teacher 1950", "Sales 2023 (£m): North
 * 1500, South 1900". Not "Founded: Ford 1903, Tesla 2003", nor "My cars: Golf 1998, Polo 2005".
 */

import { wordSet } from "../../../lexicon/closed-class.ts";
import { HAPPENING, MEASURED, TOPICS } from "../../../lexicon/measures.ts";
import { matchIn } from "../../../text/needs/matches.ts";
import type { Scan } from "../../../text/scan.ts";

const HEADING =
  /^(?:((?:19|20)\d\d) )?([^\d,;:.!?()]*\p{L})(?:,? (?:\(?(?:in |for )?((?:19|20)\d\d)\)?))?(?:,? \(?(?:in )?[^\d(),;:]{1,24}\)?)? ?(?::| [-–—])(?= ?\p{L})/u; // catches "Sales 2023 (£m):" and "Visitors, 2024 –", not "Leeds 12:"

/** What is told by its year. */
const WHEN = wordSet(`founded born built opened established launched released published debuted since est years vintage
  vintages champions winners timeline history dates birth died invented introduced independence discovered first started
  joined winner champion year`);

/** The place in the text behind such a heading; 0 where there is none. */
export function headedFrom({ text }: Scan): number {
  const [whole = "", before, head = "", behind] = matchIn(text, HEADING) ?? [];
  const words = head.toLowerCase().split(/[^\p{L}]+/u); // catches " ", not "é"
  if (whole === "" || words.some((word) => WHEN.has(word) || HAPPENING.has(word))) return 0;
  const dated = before !== undefined || behind !== undefined;
  return dated || words.some((word) => TOPICS.has(word) || MEASURED.has(word)) ? whole.length : 0;
}

/**
 * What markets are told in, in plainer words: "rose $2.16, or 2 percent, to $110" → "rose $2.16 to $110"; "gained 86 cents, to $116" →
 * "gained 86 cents to $116"; "is down 6% (61% to 55%)" → "is down from 61% to 55%"; "gold for December delivery", "October platinum rose" → "gold", "platinum rose". Not "rose in October, or 2%".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const MOVED =
  "(?:rose|fell|gained|lost|added|shed|climbed|dropped|slid|slipped|jumped|eased|declined|advanced|dipped|surged|increased|decreased|grew|soared|sank|tumbled|edged up|edged down|picked up|tacked on|up|down)";
const FIGURE =
  "(?:by )?[$€£]?\\d[\\d.,]*(?<=\\d)%?(?: (?:cents?|pence|points?|percent|per cent|million|billion|yen|euros?|dollars?))?";
const LEVEL = "[$€£]?\\d[\\d.,]*(?<=\\d)%?(?: ?(?:million|billion|mn|bn|[mkMB])(?!\\p{L}))?";
const AGAIN = new RegExp(
  `(?<=\\b${MOVED} ${FIGURE}),? or (?:about |nearly |just )?\\d[\\d.,]*(?:%| percent| per cent),?(?= to (?:settle |close |end |finish )?(?:at )?[$€£]?\\d)`,
  "giu",
); // catches ", or 2 percent," of "rose $2.16, or 2 percent, to $110", not of "rose $2.16, or 2 percent."
const COMMA = new RegExp(`(?<=\\b${MOVED} ${FIGURE}),(?= to [$€£]?\\d)`, "giu"); // catches the comma of "gained 86 cents, to $116", not of "gained 86, to us"
const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const DELIVERED = new RegExp(
  ` for ${MONTH} (?:delivery|settlement)| for delivery in (?:${MONTH}|the same month)`,
  "gu",
); // catches " for December delivery", not " for December"
const CONTRACT = new RegExp(
  `(?<=^|[.,;] |\\band |\\bwhile |[•*] )${MONTH} (?=(?:[\\p{Ll}-]+ ){1,3}${MOVED}(?: (?:by|less|more))? [$€£]?\\d)`,
  "gu",
); // catches "October " in front of "platinum rose $13", not of "was 12"

const WRAPPED = new RegExp(
  `(?<=\\b${MOVED}) (?:${FIGURE}|by a similar amount) \\((?:from )?(${LEVEL}) (?:to|→|->) (${LEVEL})\\)`,
  "giu",
); // catches " 6% (61.35% to 55.28%)" of "is down 6% (61.35% to 55.28%)", not " 6% (12 of 200)"

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, WRAPPED, (_, __, [early, late]) => ` from ${early} to ${late}`),
  (text) => without(text, AGAIN),
  (text) => without(text, COMMA),
  (text) => without(text, DELIVERED),
  (text) => without(text, CONTRACT),
];

/** Null where nothing is traded so. */
export const toldTrades = (text: string): Squeezed | null =>
  /\b(?:rose|fell|gained|lost|added|shed|climbed|dropped|slid|slipped|jumped|eased|declined|advanced|dipped|surged|up|down|grew|increased|decreased|sank|soared)\b/iu.test(
    text,
  ) // catches "rose", not "roses"
    ? changedBy(text, STEPS)
    : null;

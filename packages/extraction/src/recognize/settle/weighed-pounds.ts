/**
 * Pounds that weigh and cost nothing: "My weight is 242 pounds, down from 245", "lost 12 pounds in May and 7 in June". Not "£12 of apples", nor
 * "the weight costs 5 pounds".
 */
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention, type Unit } from "../mention.ts";

const POUNDS = /\d ?pounds?\b|\bpounds? (?:lost|lighter|heavier|overall)\b/iu; // catches "242 pounds", not "£242"
const WEIGHED =
  /\b(?:weigh(?:s|ed|t|ts|-in|ing)?|lbs?|diet|scales?|body|bench(?:ed)?|squat(?:s|ted)?|deadlifts?|lifted|newborns?|babies|baby|fish|catch|pumpkins?|(?:am|I['’]m|is|was) down)\b/iu; // catches "weight" and "weigh-in", not "height"
const PAID =
  /[£$€]|\b(?:costs?|pric\p{L}+|paid|pay(?:s|ing)?|spent|spend(?:s|ing)?|sold|bought|fees?|fines?|rent|wages?|salar\p{L}+|pounds? sterling|pence|quid)\b/iu; // catches "costs", not "weighs"
const POUND: Unit = { kind: "measure", symbol: "lb" };

export function weighedPounds(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!POUNDS.test(scan.text) || !WEIGHED.test(scan.text) || PAID.test(scan.text)) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && mention.unit?.symbol === "£" ? { ...mention, unit: POUND } : mention,
  );
}

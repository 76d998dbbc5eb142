/**
 * "My 2009 Volvo, bought for €2,500, cost €610 in 2022, €1,140 in 2023" → 2,500 is told of the thing beside what the text
 * tells of it: when it was made, or for how much it was bought, between commas. Not "Volvo, bought for 2,500, Saab, for 900".
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const CUES = wordSet("built bought born founded established purchased acquired erected constructed");
const MADE =
  /, (?:originally |first |itself |and )?(?:built|bought|born|founded|established|purchased|acquired|erected|constructed)(?: back)?(?: in| for| at)? (?:just |only |about )?$/u; // catches ", bought for ", not " bought "
const CLOSES = /^(?: euros?| dollars?| pounds?)?,(?! ?\p{Sc}?\d)/u; // catches ", cost", not " in 2020, " nor the ", 30,100" of "Hull, on two lines, built 28,600, 30,100"
const FEWEST = 3;

/** The mentions, such figures and times among them as asides. */
export function madeAsides(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES) || mentions.filter(isFigure).length < FEWEST - 1) return mentions;
  const isMade = ({ start, end }: Mention): boolean =>
    MADE.test(scan.text.slice(0, start)) && CLOSES.test(scan.text.slice(end));
  const made = mentions.filter(isMade);
  if (made.length !== 1) return mentions;
  return mentions.map((mention) =>
    isMade(mention) && (mention.kind === "figure" || mention.kind === "axis")
      ? { kind: "aside", ...placeOf(scan, mention.from, mention.to), why: "when it was made, or for how much bought" }
      : mention,
  );
}

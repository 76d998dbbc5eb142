/**
 * Two that a mark sets against each other, and then their figures: "dogs > cats: 64% vs 36%" → Dogs 64 · Cats 36 · "tea > coffee
 * 58 v 42" · "ios < android, 30 to 70". Not "Age > 65: 12% in 2019, 14% in 2020".
 */
import { isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { toldOf } from "../whole/told-pairs.ts";

const WORD = "\\p{L}[\\p{L}'’-]*";
const AGAINST = new RegExp(
  `(?:^|[.!?:,\\n] ?|\\b(?:so|lol|yes|guys|that) )(${WORD}(?: ${WORD}){0,2}) ?[<>] ?(${WORD}(?: ${WORD})?)(?: by)?(?:[:,;]| ?[–—-])? ?[$€£]?$`,
  "iu",
); // catches "dogs > cats: ", not "Age > 65: "
const SET = /^(?: (?:votes?|points?|goals?|wins?|people))? ?(?:v|vs\.?|versus|to|–|-|:|against) ?[$€£]?$/iu; // catches " vs " and " votes to ", not " and "

export function withMoreThanMarks({ text }: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (!/[<>]/u.test(text)) return rows; // catches "dogs > cats", not "dogs, cats"
  const figures = mentions.filter(isFigure);
  const [one, two, more] = figures;
  if (!one || more) return rows;
  const [, first = "", second = ""] = AGAINST.exec(text.slice(0, one.start)) ?? [];
  if (first === "" || !two || !SET.test(text.slice(one.end, two.start))) return rows;
  return [toldOf([one, two], [first, second])];
}

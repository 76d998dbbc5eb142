/**
 * What is there and from how many it came is no change: "This release consists of 684 commits from 127 contributors" → "… by 127
 * contributors"; "we got 320 replies from 45 schools". Not "sales of 684 units from 127 units", nor "a rise of 12 points from 60 percent".
 */
import { singular } from "../lexicon/morphology.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NUMBER = "(?:(?:about|around|over|nearly|some|more than) )?\\d[\\d,]*(?<=\\d)";
const HOLDS =
  "(?:consists? of|comprises|contains?|includes?|collects?|collected|features?|has|have|had|with|of|got|gets|received|receives|drew|attracted|brought(?: together)?|there (?:are|were)|saw|gathered|analy[sz]ed|surveyed|compiled|merged)";
const FROM = new RegExp(
  `(?<=\\b${HOLDS} ${NUMBER} (?:\\p{Ll}+ )?(\\p{Ll}{3,}s)) from (?=${NUMBER} (?:(?:different|separate|other|various|unique|individual) )?(\\p{Ll}{3,})(?:[.,;!?]| (?:and|in|across|over|since|during)\\b|$))`,
  "gu",
); // catches " from " of "has 684 commits from 127 contributors", not of "684 units from 127"
const MEASURES =
  /^(?:units|points?|percent|cents?|dollars|pounds|euros|years?|months?|weeks?|days?|hours?|minutes?|seconds?|million|billion|thousand|tonnes?|tons?|miles?|metres?|meters?|degrees?|people)$/u; // catches "units", not "replies"

/** Null where nothing came from so many. */
export const makersCounted = (text: string): Squeezed | null =>
  text.includes(" from ")
    ? without(text, FROM, (found, _, [things = "", makers = ""]) =>
        singular(things) === singular(makers) || MEASURES.test(things) || MEASURES.test(makers) ? found : " by ",
      )
    : null;

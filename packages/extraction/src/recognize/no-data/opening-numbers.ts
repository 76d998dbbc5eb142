/**
 * Which one it was, told in a sentence of its own in front of what it got: "Cupped Huila lot 7 this morning. Acidity 8.5, aroma 8.25" and "Tried
 * recipe 4 today. Taste 8, texture 6" → lot 7, recipe 4, which are names. Not "Sold tickets 40 today", nor "Slept 7 hours. Mood 8, focus 6".
 */

import { DETERMINERS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { matchIn } from "../../text/needs/matches.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const OPENING =
  /^(?:(?:I|We|Just|Finally|So) ){0,2}(\p{L}{3,}) (?:(?:the|our|my) )?(?:\p{L}[\p{L}'’-]* ){0,2}(\p{Ll}{3,}) \d{1,3}(?: (?:this (?:morning|afternoon|evening|week)|today|tonight|yesterday|last (?:night|week)|again|on \p{Lu}\p{Ll}+day)){0,2}[.!:] /u; // catches "Cupped Huila lot 7 this morning. ", not "Slept 7 hours. "
const COUNTED = wordSet("about around over under only just nearly another maybe roughly plus minus times");
const FEWEST = 3;

export function openingNumbers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const [first, second] = figures;
  if (figures.length < FEWEST || !first?.bare || !second || !Number.isInteger(first.value)) return mentions;
  const [all = "", verb = "", noun = ""] = matchIn(scan.text, OPENING) ?? [];
  const apart = first.end < all.length && second.start >= all.length && lowerAt(scan, first.from - 1) === noun;
  const word = verb.toLowerCase();
  const does = verbSense(word) !== null && !DETERMINERS.has(word);
  const thing = singular(noun) === noun && !COUNTED.has(noun) && !PREPOSITIONS.has(noun) && verbSense(noun) !== "verb";
  if (!apart || !does || !thing) return mentions;
  return mentions.map((mention) =>
    mention === first ? { kind: "name", ...placeOf(scan, first.from - 1, first.to) } : mention,
  );
}

/**
 * Words cut short by hasty typing: "tickets r 50 for vip", "we r 12" → "are"; the rest without a mark in front: "60 percent android 38 iphone rest idk" → "…, rest don't know".
 * Not "R 50", rands, nor "the rest of us".
 */
import { isSmallWord } from "../lexicon/closed-class.ts";
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const ARE = /(?<=\b(?:we|they|you|u|there|\p{Ll}{3,}s) )r(?= (?:about |like |only )?\d)/gu; // catches the "r" of "tickets r 50", not of "R 50"
const BEFORE = /(?<!\p{L})b4(?= \p{L})/giu; // catches "b4" of "b4 coffee", not of "gate B4, seat 2"
const REST =
  /(?<=\d ?(?:%|percent|pct)? ?\p{L}[^,;:\n]{0,24}) (?=(?:and )?(?:the )?(?:rest|others|remaining) (?!of\b|are\b|is\b|goes\b|go\b)\p{L}+[.!]?$)/iu; // catches the blank in front of "rest idk" at the end, not of "rest of us"
const BEHIND = /(?<=\d ?(?:%|percent|pct)? ?\p{L}[^,;:\n]{0,24}),? (?:and )?(\p{L}{2,}) (?:the )?rest[.!]?$/iu; // catches " bike rest" at the end, not " the rest"
const SHARED = /%|\bper ?cent\b|\bpct\b|\bhalf\b|\bthird\b/iu; // catches "60 percent", not "60"
const UNKNOWN = /(?<=\b(?:rest|others|remaining|\d%?|and) )(?:idk|dunno|dont know)(?=[,.!]?(?: |$))/giu; // catches "idk" of "rest idk", not "idk what"

/** Null where nothing is typed so. */
export const hastyWords = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) => (now.includes(" r ") ? without(now, ARE, () => "are") : null),
    (now) => (/\bb4 /iu.test(now) && /\baf?ter\b/iu.test(now) ? without(now, BEFORE, () => "before") : null), // catches "b4 " and "after", not "B42"
    (now) => (matches(now, SHARED) ? without(now, REST, () => ", ") : null),
    (now) =>
      matches(now, SHARED) && /\brest[.!]?$/iu.test(now) // catches "rest" at the end, not "rest of"
        ? without(now, BEHIND, (found, _, [name = ""]) => (isSmallWord(name.toLowerCase()) ? found : `, rest ${name}`))
        : null,
    (now) => (/\b(?:idk|dunno|dont know)\b/iu.test(now) ? without(now, UNKNOWN, () => "don't know") : null), // catches "idk", not "kid"
  ]);

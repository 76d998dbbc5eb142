/**
 * What the rest is, asked and answered: "31% renewable, 40% gas. The rest? Coal." → ", the rest coal"; "the rest = on foot" alike. Not "The rest? 12%", nor
 * "the rest? No idea". What makes up the shortfall of shares is their rest, too: "Gas 33%. Imports made up the shortfall".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const ASKED =
  /(?<=\d[^.!?\n]*)(?:[.!] |, |; | and )?(?:and )?(?:the |my )?(?:rest|remainder) ?(?:\?|=) (?:(?:it['’]s|that['’]s|all|just|mostly) )?(?=(?!no idea|not? |never|nothing|nobody|who |god |you |your |don|dunno|well|i )\p{L}[\p{L}' -]{1,24}[.!]?$)/iu; // catches ". The rest? " in front of "Coal.", not of "12%" or "No idea"

/** What makes up the shortfall of shares is their rest. */
const GAP =
  /(?<=\d ?(?:%|per ?cent)[\s\S]*\b(?:m[ao]kes?|made|making|fills?|filled|filling|plugs?|plugged|covers?|covered|covering) (?:up )?the )(?:shortfall|gap|difference)(?=[.!]?$)/iu; // catches "shortfall" of "Imports made up the shortfall" behind "33%", not "the gap between"

/** Null where nothing is told so. */
export function restAsked(text: string): Squeezed | null {
  if (/\b(?:shortfall|gap|difference)[.!]?$/iu.test(text)) return without(text, GAP, () => "rest"); // catches "gap." at the end, not "gap between"
  return /\b(?:rest|remainder) ?[?=]/iu.test(text) && matches(text, ASKED)
    ? without(text, ASKED, () => ", the rest ")
    : null; // catches "rest?", not "restless?"
}

/**
 * A letter for the magnitude of all figures, in brackets behind them: "rev q1 4.2 q2 4.5 (in m)", "users 120 150 210 (k)" → "(in millions)", "(in thousands)". Not "heights: Ann 1.7,
 * Bo 1.8 (in m)", which are metres.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LETTER =
  /(?<=\d[\d.,]*[.,]? ?)\((?:all )?(?:figures )?(?:in )?(m|mn|mio|k|bn|b|lakhs?|crores?|cr)\)(?=[.!]?\s*$)/iu; // catches "(in m)" at the end, not "(5 m)"
const MONEY =
  /[$€£₹]|\b(?:rev|revenues?|sales|turnover|profits?|income|costs?|spend(?:ing)?|budget|users|visitors|views|downloads|customers|population|people|followers|subscribers|gdp|units|traffic|sessions)\b/iu; // catches "rev", not "revolt"
const SCALES: ReadonlyMap<string, string> = new Map([
  ["m", "millions"],
  ["mn", "millions"],
  ["mio", "millions"],
  ["k", "thousands"],
  ["bn", "billions"],
  ["b", "billions"],
  ["lakh", "lakh"],
  ["lakhs", "lakh"],
  ["crore", "crore"],
  ["crores", "crore"],
  ["cr", "crore"],
]);

const POINTED = /\((in )?(cr|lk|lacs?|mn|mio|tsd|mrd)\.\)/iu; // catches "(in Cr.)", not "(in Cr)"

/** Null where no magnitude stands behind. */
export const bracketScales = (text: string): Squeezed | null =>
  text.includes("(")
    ? changedBy(text, [
        (now) => without(now, POINTED, (_, __, [lead = "", letter = ""]) => `(${lead}${letter})`),
        letterBehind,
      ])
    : null;

const letterBehind = (text: string): Squeezed | null =>
  matches(text, LETTER) && matches(text, MONEY)
    ? without(text, LETTER, (found, _, [letter = ""]) => {
        const word = SCALES.get(letter.toLowerCase());
        return word ? `(in ${word})` : found;
      })
    : null;

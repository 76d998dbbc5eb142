/**
 * The magnitude and the money of all figures, told in a heading, stand in brackets, as most write them: "Sales in € million: 2021 3.4" → "Sales
 * (€ million): 2021 3.4"; "Turnover (SEKm): A 420" → "Turnover (SEK million): A 420". Not "Sales: in € million we had 3.4", nor "Size in m: A 420".
 */
import { currencyCalled } from "../lexicon/units.ts";
import { magnitudeWord } from "./magnitudes.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LONG = "thousands?|millions?|billions?|lakhs?|crores?|mio|mln|mrd|tsd";
const SHORT = "mn|bn|m|k|b|tn";
const MONEY = "[$€£¥₹]|us\\$|\\p{L}{2,8}";
const AHEAD = "(?<=^[^\\d:(\\n]{2,60})";
const BEHIND = "\\.?(?= ?[:–—\\n]| - )";

const MONEY_FIRST = new RegExp(`${AHEAD}(?:,? in |, )(${MONEY}) ?(${LONG}|${SHORT})${BEHIND}`, "giu"); // catches " in € million" and ", SEK m", not " in metres"
const SCALE_FIRST = new RegExp(`${AHEAD},? in (${LONG})\\.?(?: (?:of )?(${MONEY}))?${BEHIND}`, "giu"); // catches " in thousands of euros" and " in Mio. €", not " in m"
const BEFORE_PAIRS = new RegExp(
  `${AHEAD}(?:,? in |,? )([$€£¥₹])(${SHORT})(?=,? \\(?\\p{L}[\\p{L}\\d]* ?/ ?\\p{L}[\\p{L}\\d]*\\)?:)`,
  "giu",
); // catches " £m" in front of ", H1/H2:", not in front of ": 2021"
const GLUED = new RegExp(
  `(?<=^[^\\d:(\\n]{2,60} ?)\\((?:in )?(?:(\\p{L}{3}) ?(${SHORT})|(${SHORT}) ?(\\p{Lu}{3}))\\)`,
  "gu",
); // catches "(SEK m)", "(SEKm)" and "(mSEK)", not "(£m)"

const OPENING =
  /^(?:\p{L}+ )?(?:in )?([$€£¥₹])(k|mn?|bn|tn)(?:,(?= by )|(?= (?:by|per|for|in|this|last|(?:19|20)\d\d)\b))(?=[^:;.\n]{2,40}:)/giu; // catches "£m" in "£m, by region:" and "Sales $m" in "Sales $m 2024:", not "£5m by 2024:"

const told = (money: string, scale: string): string => {
  const word = scale.length > 2 ? scale : (magnitudeWord(scale) ?? scale); // "lakh" and "thousands" as typed
  return `(${[money, word].filter((part) => part !== "").join(" ")})`;
};

const LAST = /\((?:all |figures )?(?:in )?(k|mn?|bn)[ .]?([€$£])\)(?=[.!]?\s*$)/giu; // catches "(k€)" behind all figures, not "(€k)"

const footed = (text: string): Squeezed | null =>
  without(text, LAST, (_, __, [scale = "", money = ""]) => `(${money}${scale.toLowerCase() === "mn" ? "m" : scale})`);

const moneyFirst = (text: string): Squeezed | null =>
  without(text, MONEY_FIRST, (found, _, [money = "", scale = ""]) =>
    currencyCalled(money) ? ` ${told(money, scale)}` : found,
  );

const opening = (text: string): Squeezed | null =>
  without(
    text,
    OPENING,
    (found, _, [money = "", scale = ""]) =>
      `${found.slice(0, found.lastIndexOf(money))}(${money}${scale.toLowerCase() === "mn" ? "m" : scale})`,
  );

const beforePairs = (text: string): Squeezed | null =>
  without(text, BEFORE_PAIRS, (_, __, [money = "", scale = ""]) => ` (${money}${scale})`);

const scaleFirst = (text: string): Squeezed | null =>
  without(text, SCALE_FIRST, (found, _, [scale = "", money = ""]) =>
    money === "" || currencyCalled(money) ? ` ${told(money, scale)}` : found,
  );

const glued = (text: string): Squeezed | null =>
  without(text, GLUED, (found, _, [ahead, scale, first, code]) =>
    currencyCalled(ahead ?? code ?? "") ? told(ahead ?? code ?? "", scale ?? first ?? "") : found,
  );

/** Null where no heading tells a magnitude so. */
export const headedScale = (text: string): Squeezed | null =>
  /\d/u.test(text) ? changedBy(text, [opening, beforePairs, moneyFirst, scaleFirst, glued, footed]) : null; // catches "3", not "three"

/** A question in front of a dash heads the list behind it: "Why customers cancel - price 45%, speed 30%" is read as with a colon. */
import { matches } from "./needs/matches.ts";

const HEAD = /^((?:why|where|what|how|who|when|which|whose)\b[^\d:\n,;.?!()]{3,60}?) [-–—] (?=\p{L})/iu; // catches "Why customers cancel - " in front of "price", not "Why 5 - "

/** The text with a colon in the place of the dash and all else where it was; null where there is none. */
export const dashedHeads = (text: string): string | null =>
  matches(text, HEAD) ? text.replace(HEAD, (_, head: string) => `${head}:  `) : null;

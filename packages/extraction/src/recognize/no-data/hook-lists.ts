/**
 * How many lessons a post has in store is no figure of it: "7 lessons from 12 years of running a business 🧵", "10 tips to grow from 0 to
 * 10k followers 👇", "3 books that changed my life:\n1. …". Nor are years and ends that only dress it. Not "5 tips from Ann, 7 from Bo".
 */
import { matches, matchIn } from "../../text/needs/matches.ts";
import { type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { withFiguresAside } from "../place.ts";

const THINGS =
  "lessons tips things reasons mistakes habits ways rules signs truths hacks tools books ideas secrets myths takeaways facts steps questions principles skills traits".split(
    " ",
  );
const HOOK = new RegExp(
  `^(?:[^\\d\\n]{0,40} )?\\d{1,3} (?:\\p{L}+ ){0,2}(?:${THINGS.join("|")})\\b[^,;\\n]{0,90}?(?::?\\s*(?:🧵|👇|⬇|⤵)|:\\s*(?:\\n\\s*(?:\\d[.)]?\uFE0F?\u20E3?|[-•–]) ?\\p{L}|$)|\\s*\\(?thread\\b)`,
  "iu",
); // catches "7 lessons from 12 years 🧵" and "3 books that helped:\n1. Quiet", not "5 tips from Ann, 7 from Bo" or "12 books: Ann"
const LISTED = /\n\s*(?:\d[.)]?\uFE0F?\u20E3?|[-•–]) ?[^\n]*?(?::| [-–—] |=) ?[$€£]?\d/u; // catches "- Ann: 5", not "1. Quiet"
const MOST = 4;

/** The mentions, what such a post tells asides. */
export function hookLists(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, THINGS) || !matches(scan.text, HOOK) || matches(scan.text, LISTED)) return mentions;
  const end = matchIn(scan.text, HOOK)?.[0].length ?? 0;
  const figures = mentions.filter(isFigure);
  const behind = figures.filter(({ start, value }) => start >= end && value > MOST * 2);
  if (behind.length > 0 || figures.filter(({ start }) => start < end).length > MOST) return mentions;
  return withFiguresAside(scan, mentions, "what a post has in store");
}
